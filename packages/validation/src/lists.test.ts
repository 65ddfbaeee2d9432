import { describe, expect, it } from 'vitest';
import { listQuery, recordCount } from './lists.ts';
import { toolParam, usernameParam } from './primitives.ts';

describe('«Registros»', () => {
  it.each(['1', '20', '999999999'])('accepts %j', (value) => {
    expect(recordCount.safeParse(value).success).toBe(true);
  });

  it.each(['0', '-1', '020', '20.0', '+20', ' 20', '٢٠', '1e3', ''])('refuses %j', (value) => {
    expect(recordCount.safeParse(value).error?.issues[0]?.message).toBe(
      "El valor de 'Registros' debe ser un número mayor a cero.",
    );
  });
});

describe('list query', () => {
  it('caps the page and reads the count as a number', () => {
    expect(listQuery.parse({ max_count: '5000' })).toEqual({ max_count: 1000 });
  });

  it('refuses an end before the start, an impossible day and an unknown key', () => {
    const order = { start_date: '2026-02-02T05:00:00.000Z', end_date: '2026-02-01T04:59:59.999Z' };
    expect(listQuery.safeParse(order).success).toBe(false);
    expect(listQuery.safeParse({ start_date: '2024-02-30T00:00:00.000Z' }).success).toBe(false);
    expect(listQuery.safeParse({ limit: '3' }).success).toBe(false);
  });
});

describe('path parameters', () => {
  it('lower-cases usernames and upper-cases tools', () => {
    expect(usernameParam.parse('Ana_01')).toBe('ana_01');
    expect(toolParam.parse('r_inf_04')).toBe('R_INF_04');
  });

  it('tells a wrong one in the exact words of §5', () => {
    expect(usernameParam.safeParse('ñ').error?.issues[0]?.message).toBe(
      'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
    );
    expect(toolParam.safeParse('a b').error?.issues[0]?.message).toBe(
      'Formato inválido para Herramienta.',
    );
  });
});

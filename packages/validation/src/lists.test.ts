import { describe, expect, it } from 'vitest';
import { usersSearch } from './endpoints/users.ts';
import { listQuery } from './lists.ts';
import { ruleTexts } from './texts.ts';

const message = (query: unknown) => listQuery.safeParse(query).error?.issues[0]?.message;

describe('the query of a report list', () => {
  it('is optional in every part (§7)', () => {
    expect(listQuery.parse({})).toEqual({});
  });

  it('reads a canonical count and caps it at 1,000 rows', () => {
    expect(listQuery.parse({ max_count: '20' })).toEqual({ max_count: 20 });
    expect(listQuery.parse({ max_count: '5000' })).toEqual({ max_count: 1000 });
    expect(listQuery.parse({ max_count: '1000000000' })).toEqual({ max_count: 1000 });
  });

  it('reads an empty count as the default (§5)', () => {
    expect(listQuery.parse({ max_count: '' }).max_count).toBeUndefined();
  });

  it.each(['0', '-1', '+20', ' 20', '20.0', '020', '1e3', '٢٠'])(
    "rejects %j with the text of 'Registros' (§5)",
    (max_count) => {
      expect(message({ max_count })).toBe(
        "El valor de 'Registros' debe ser un número mayor a cero.",
      );
    },
  );

  it.each([
    '2024-02-30T00:00:00.000Z',
    '1899-12-31T23:59:59.999Z',
    '3000-01-01T00:00:00.000Z',
    '2024-01-01',
    'ayer',
  ])('rejects the date %j', (start_date) => {
    expect(message({ start_date })).toBe('La fecha no es válida.');
  });

  it('rejects more decimals of a second than the database reads', () => {
    const start_date = `2024-02-01T00:00:00.${'1'.repeat(120)}Z`;
    expect(message({ start_date })).toBe('La fecha no es válida.');
    expect(message({ start_date: '2024-02-01T00:00:00.123456789Z' })).toBeUndefined();
  });

  it('compares timestamps of different precision', () => {
    const query = { start_date: '2024-02-01T00:00:00Z', end_date: '2024-02-01T00:00:00.500Z' };
    expect(listQuery.safeParse(query).success).toBe(true);
  });

  it('rejects a start after the end, and accepts one timestamp as both', () => {
    const at = '2024-02-01T00:00:00.000Z';
    expect(message({ start_date: at, end_date: at })).toBeUndefined();
    const query = { start_date: '2024-02-02T00:00:00.000Z', end_date: '2024-02-01T00:00:00.000Z' };
    expect(message(query)).toBe('La fecha inicial no puede ser posterior a la fecha final.');
  });

  it('rejects unknown parameters and a repeated parameter', () => {
    expect(listQuery.safeParse({ limit: '5' }).success).toBe(false);
    expect(listQuery.safeParse({ max_count: ['1', '2'] }).success).toBe(false);
  });
});

describe('the text that users are searched by', () => {
  it.each([' Lucía\u0301 ', '100% andina_', 'a\u00A0b', '😀'])('is %j, trimmed', (text) => {
    expect(usersSearch.parse(text)).toBe(text.trim());
  });

  it.each(['\u0000', 'a\u0000b', 'a\nb', '\u0085a'])('has no control character: not %j', (text) => {
    const { error } = usersSearch.safeParse(text);
    expect(error?.issues.map(({ message }) => message)).toEqual([ruleTexts.textCharacters]);
  });
});

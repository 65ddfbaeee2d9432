import { afterEach, describe, expect, it, vi } from 'vitest';
import { toolRule, usernameRule } from './fields/subject-rules.ts';
import {
  filterNamesOf,
  filterRulesOf,
  filtersOf,
  queryOf,
  searchOf,
  subjectFieldOf,
} from './report-filters.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const none = { start_date: '', end_date: '', max_count: '' };
const blank = { defaultCount: null };
const userField = { name: 'username', rule: usernameRule };
const toolField = { name: 'tool', rule: toolRule };
const reportFilters = filterRulesOf(blank);
const names = filterNamesOf(blank);

describe('report filters', () => {
  it('are all optional', () => {
    expect(reportFilters.safeParse(none).success).toBe(true);
    expect(queryOf(none, blank)).toEqual({});
  });

  it('send the default count of the report for an empty one', () => {
    expect(queryOf(none, { defaultCount: 20 })).toEqual({ max_count: '20' });
    expect(queryOf({ ...none, max_count: '5' }, { defaultCount: 20 })).toEqual({ max_count: '5' });
  });

  it('use the days of the time zone of the user', () => {
    vi.stubEnv('TZ', 'America/Bogota');
    const filters = { ...none, start_date: '2026-03-01', end_date: '2026-03-01' };
    expect(queryOf(filters, blank)).toEqual({
      start_date: '2026-03-01T05:00:00.000Z',
      end_date: '2026-03-02T04:59:59.999Z',
    });
  });

  it.each(['0', '-1', '020', '20.0', '+20', ' 20', '٢٠', 'x'])('reject the count %j', (count) => {
    const issues = reportFilters.safeParse({ ...none, max_count: count }).error?.issues;
    expect(issues?.[0]?.message).toBe("El valor de 'Registros' debe ser un número mayor a cero.");
  });

  it('reject a day that does not exist and a start after the end', () => {
    expect(reportFilters.safeParse({ ...none, start_date: '2026-02-30' }).success).toBe(false);
    const order = { ...none, start_date: '2026-02-02', end_date: '2026-02-01' };
    expect(reportFilters.safeParse(order).error?.issues[0]?.message).toBe(
      'La fecha inicial no puede ser posterior a la fecha final.',
    );
  });

  it.each(['0001-01-01', '1899-12-31', '3000-01-01', '10000-01-01', '275760-09-13'])(
    'reject %s, which the server would reject',
    (day) => {
      for (const name of ['start_date', 'end_date']) {
        expect(reportFilters.safeParse({ ...none, [name]: day }).success).toBe(false);
      }
    },
  );

  it('are the same after they were written to the address and read from it', () => {
    const filters = { start_date: '2026-01-31', end_date: '', max_count: '7' };
    expect(searchOf(filters, names).toString()).toBe('start_date=2026-01-31&max_count=7');
    expect(filtersOf(searchOf(filters, names), names)).toEqual(filters);
  });

  it('preserve other parameters of the address', () => {
    const address = new URLSearchParams('sort=score.asc&max_count=7');
    expect(searchOf(none, names, address).toString()).toBe('sort=score.asc');
  });
});

describe('a further filter of a report', () => {
  const rules = filterRulesOf({ ...blank, fields: [userField] });
  const parse = (username: string) => rules.safeParse({ ...none, username });

  it('may stay empty, also when only spaces are typed', () => {
    expect(parse('').data).toMatchObject({ username: '' });
    expect(parse('  ').data).toMatchObject({ username: '' });
    expect(parse(' Marcela_Rios ').data).toMatchObject({ username: 'marcela_rios' });
  });

  it('has the message of its rule', () => {
    expect(parse('a b').error?.issues[0]?.message).toBe(
      'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
    );
  });
});

describe('the subject of a report', () => {
  const rulesOf = (subject: typeof userField) => filterRulesOf({ defaultCount: 20, subject });
  const issueOf = (subject: typeof userField, value: string) =>
    rulesOf(subject).safeParse({ ...none, [subject.name]: value }).error?.issues[0]?.message;

  it('is a field only where administrators choose it', () => {
    expect(subjectFieldOf('own')).toBeNull();
    expect(subjectFieldOf(undefined)).toBeNull();
    expect(filterNamesOf({ defaultCount: false, subject: userField })).toEqual([
      'username',
      'start_date',
      'end_date',
    ]);
  });

  it('is required and validated, with the messages of the specification', () => {
    expect(issueOf(userField, ' ')).toBe('Debe especificar un usuario.');
    for (const wrong of ['ab', 'a'.repeat(21), 'ana maria', 'peña', 'ana-m']) {
      expect(issueOf(userField, wrong)).toBe(
        'Formato inválido para Usuario. Debe ser alfanumérico de 3 - 20 caracteres.',
      );
    }
    expect(issueOf(toolField, '')).toBe('Debe especificar una herramienta.');
    expect(issueOf(toolField, 'R INF')).toBe('Formato inválido para Herramienta.');
  });

  it('is lower-cased in a path, as usernames are, and upper-cased, as codes are', () => {
    expect(userField.rule.safeParse(' Marcela_Rios ').data).toBe('marcela_rios');
    expect(toolField.rule.safeParse('r_inf_04').data).toBe('R_INF_04');
  });
});

import { expect, it } from 'vitest';
import { changesOf, factsOf, linesOf } from './facts.ts';

it.each([
  ['current_credits', '1240.50', ['1.240,50']],
  ['amount', '-12.50', ['−12,50']],
  ['amount', '12.50', ['+12,50']],
  ['amount_paid', '420000.00', ['$\u00A0420.000']],
  ['suspended', true, ['Sí']],
  ['role', 'admin', ['Administrador']],
  ['machine_id', null, ['—']],
  ['sessions', 3, ['3']],
  ['form', 'csv', ['CSV']],
  ['query', { start_date: '2026-11-01T05:00:00.000Z' }, ['start_date: 2026-11-01T05:00:00.000Z']],
  ['query', {}, []],
  [
    'levels',
    [{ level: 'Nivel 1', min_score: '10000', credits: '12.50' }],
    ['Nivel 1: desde 10.000, 12,50 créditos'],
  ],
  ['something_new', { a: [1] }, ['a: [1]']],
])('writes %s %j', (key, value, lines) => {
  expect(linesOf(key, value)).toEqual(lines);
});

it('pairs the values before and after, whichever side has a fact', () => {
  expect(
    changesOf({ before: { title: 'A', levels: [] }, after: { title: 'A', fc_weight: '1.5' } }),
  ).toEqual([
    { name: 'Título', before: ['A'], after: ['A'], isChanged: false },
    { name: 'Niveles', before: [], after: ['—'], isChanged: true },
    { name: 'Peso por registro FC', before: ['—'], after: ['1,50'], isChanged: true },
  ]);
  expect(changesOf({ before: null, after: null })).toEqual([]);
});

it('names the other facts and omits empty ones', () => {
  expect(factsOf({ detail: { trans_id: 41, query: {} } })).toEqual([
    { name: 'Transacción', lines: ['41'] },
  ]);
});

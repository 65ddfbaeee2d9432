import { auditQuery, dataRequestQuery, userListQuery } from '@consultancy/validation';
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
  ['form', 'xlsx', ['Excel (XLSX)']],
  ['of', '', ['—']],
  ['via', 'portal', ['El portal']],
  ['via', 'sessions ended', ['Cierre de las demás sesiones']],
  ['via', 'password reset', ['Restablecimiento de contraseña']],
  ['second_factor', false, ['No']],
  ['factor', 'totp', ['Aplicación de autenticación']],
  ['factor', 'passkey', ['Llave de acceso']],
  ['reason', 'wrong password', ['Contraseña incorrecta']],
  ['reason', 'second factor: wrong code', ['Segundo factor: código incorrecto']],
  ['reason', 'second factor: Unexpected RP ID hash', ['Segundo factor: la comprobación falló']],
  ['kind', 'erasure', ['Reclamo: supresión']],
  ['state', 'in_process', ['En trámite']],
  ['due_on', '2026-11-17', ['17/11/2026']],
  ['query', { start_date: '2026-11-01T00:00:00' }, ['Fecha inicial: 01/11/2026 00:00:00']],
  [
    'query',
    { state: 'open', kind: 'query', action: 'sale reversed', max_count: 1000 },
    ['Estado: Abiertas', 'Tipo: Consulta', 'Acción: Devolución de una compra', 'Registros: 1.000'],
  ],
  ['query', {}, []],
  [
    'levels',
    [{ level: 'Nivel 1', min_score: '10000', credits: '12.50' }],
    ['Nivel 1: desde 10.000, 12,50 créditos'],
  ],
  [
    'levels',
    [{ level: 'Nivel 1', min_score: '0', credits: '1.00' }],
    ['Nivel 1: desde 0, 1 crédito'],
  ],
  ['something_new', { a: [1, 2] }, ['a: 1 · 2']],
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

it('names every filter of the lists that are exported', () => {
  const filters = [auditQuery, userListQuery, dataRequestQuery].flatMap(({ def }) =>
    Object.keys(def.shape),
  );
  // An export has no page.
  const named = filters.filter((name) => name !== 'cursor');
  expect(named.length).toBeGreaterThan(9);
  expect(named.filter((name) => linesOf('query', { [name]: '1' })[0]?.startsWith(name))).toEqual(
    [],
  );
});

it('names the other facts and omits empty ones', () => {
  expect(factsOf({ detail: { trans_id: 41, query: {} } })).toEqual([
    { name: 'Transacción', lines: ['41'] },
  ]);
  expect(factsOf({ detail: { factor: 'passkey', name: 'Portátil', codes_left: 9 } })).toEqual([
    { name: 'Método', lines: ['Llave de acceso'] },
    { name: 'Nombre de la llave', lines: ['Portátil'] },
    { name: 'Códigos de recuperación restantes', lines: ['9'] },
  ]);
});

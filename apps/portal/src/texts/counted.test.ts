import { expect, it } from 'vitest';
import { factFormats } from './audit.ts';
import { credits } from './counted.ts';
import { creditTexts } from './credits.ts';
import { erasureCredits, myDataTexts } from './data-requests.ts';
import { overviewTexts, waitingTexts } from './overview.ts';
import { priceQuestionTexts } from './prices.ts';
import { reversalTexts } from './purchases.ts';
import { reportPrintTexts } from './report-print.ts';
import { recentRunsTexts, statementTexts, userTexts } from './user.ts';
import { userPageTexts } from './user-page.ts';
import { adjustmentTexts } from './users.ts';

it.each([
  ['1', '1 crédito'],
  ['0', '0 créditos'],
  ['0,50', '0,50 créditos'],
  ['1,50', '1,50 créditos'],
  ['1.000', '1.000 créditos'],
])('writes %s as %s', (count, text) => {
  expect(credits(count)).toBe(text);
});

/** Every text with a number of credits, by that number. */
const texts: readonly ((count: string) => string)[] = [
  (count) => factFormats.level('Nivel 1', '0', count),
  (count) => priceQuestionTexts.added('0', count),
  priceQuestionTexts.credits,
  adjustmentTexts.done,
  (count) => reversalTexts.spent(count, '20'),
  reversalTexts.done,
  (count) => waitingTexts.reservations.item('R_INF_04', count, '19/11/2026 09:30:00'),
  (count) => myDataTexts.erasureCredits(count, count),
  (count) => erasureCredits(count, count),
  recentRunsTexts.cost,
];

it('writes one credit in the singular', () => {
  expect(texts.map((text) => text('1'))).toEqual([
    'Nivel 1: desde 0, 1 crédito',
    'Nuevo: desde 0, 1 crédito',
    '1 crédito',
    'El ajuste quedó registrado. Saldo: 1 crédito.',
    expect.stringMatching(/^El cliente tiene 1 crédito disponible y la compra fue de 20:/),
    'La compra quedó devuelta. El saldo del cliente es de 1 crédito.',
    'R_INF_04: 1 crédito reservado; la reserva venció el 19/11/2026 09:30:00.',
    'Pierde los créditos que tenga: hoy, 1 disponible y 1 reservado.',
    'Se pierde 1 crédito; 1 está reservado por ejecuciones abiertas, que se cancelan.',
    '1 crédito',
  ]);
});

it('writes several credits in the plural', () => {
  expect(texts.map((text) => text('12,50'))).toEqual([
    'Nivel 1: desde 0, 12,50 créditos',
    'Nuevo: desde 0, 12,50 créditos',
    '12,50 créditos',
    'El ajuste quedó registrado. Saldo: 12,50 créditos.',
    expect.stringMatching(/^El cliente tiene 12,50 créditos disponibles y la compra fue de 20:/),
    'La compra quedó devuelta. El saldo del cliente es de 12,50 créditos.',
    'R_INF_04: 12,50 créditos reservados; la reserva venció el 19/11/2026 09:30:00.',
    'Pierde los créditos que tenga: hoy, 12,50 disponibles y 12,50 reservados.',
    'Se pierden 12,50 créditos; 12,50 están reservados por ejecuciones abiertas, que se cancelan.',
    '12,50 créditos',
  ]);
});

it('names no reserved credits before an erasure if there are none', () => {
  expect([myDataTexts.erasureCredits('12,50', '0'), erasureCredits('12,50', '0')]).toEqual([
    'Pierde los créditos que tenga: hoy, 12,50 disponibles.',
    'Se pierden 12,50 créditos.',
  ]);
});

it('counts the pending items that are shown', () => {
  expect([waitingTexts.some(1, 1204), waitingTexts.some(20, 1204)]).toEqual([
    'Se muestra 1 de 1.204, por antigüedad.',
    'Se muestran 20 de 1.204, por antigüedad.',
  ]);
});

it('counts the entries of a month with separators of thousands', () => {
  expect(statementTexts.entriesOf('Consumo', 1204)).toBe('Consumo (1.204)');
});

it('counts the purchases and errors of the overview', () => {
  expect(overviewTexts.purchases(1, '20')).toBe('en 1 compra; mes anterior: 20');
  expect(overviewTexts.purchases(1200, '20')).toBe('en 1.200 compras; mes anterior: 20');
  expect([overviewTexts.errorsOf('1'), overviewTexts.errorsOf('12')]).toEqual([
    '1 error',
    '12 errores',
  ]);
});

it('counts the printed records of a report that has more', () => {
  const rest = 'hay más. Exporte el reporte para tenerlos todos.';
  expect(reportPrintTexts.printedPart(1)).toBe(`Se imprime 1 registro; ${rest}`);
  expect(reportPrintTexts.printedPart(1200)).toBe(`Se imprimen 1.200 registros; ${rest}`);
});

it('writes what is below a number in its singular and plural', () => {
  const hints = [
    creditTexts.currentBalanceHint,
    userTexts.balanceHint,
    userPageTexts.balanceHint,
    (count: string) => overviewTexts.totalHint(Number(count)),
  ];
  expect(hints.map((hint) => hint('1'))).toEqual([
    'crédito',
    'crédito en su cuenta',
    'crédito en la cuenta',
    'cuenta verificada',
  ]);
  expect(hints.map((hint) => hint('0'))).toEqual([
    'créditos',
    'créditos en su cuenta',
    'créditos en la cuenta',
    'cuentas verificadas',
  ]);
});

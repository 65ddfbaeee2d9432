// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTableModel } from '../use-table-model.ts';
import type { ColumnSort, SortDirection } from './column-sort.ts';
import { createSorter } from './create-sorter.ts';

/** Adapts a sort key of a value to rows that contain the value. */
function ofRow<Value>(sort: ColumnSort<Value>): ColumnSort<{ value: Value }> {
  const value = (row: { value: Value }) => sort.value(row.value);
  return { ...sort, value } as ColumnSort<{ value: Value }>;
}

/** The values in the order of a table sorted by them. */
function sorted<Value>(
  values: Value[],
  sort: ColumnSort<Value>,
  { direction = 'ascending', locale = 'es' }: { direction?: SortDirection; locale?: string } = {},
): Value[] {
  const rows = values.map((value, place) => ({ value, place }));
  const columns = [{ key: 'value', header: 'Valor', cell: () => null, sort: ofRow(sort) }];
  const sorting = { column: 'value', direction };
  const { result } = renderHook(() =>
    useTableModel({
      columns,
      rows,
      rowKey: ({ place }) => String(place),
      sorting,
      hiddenColumns: [],
      isSortedByCaller: false,
      locale,
      createSorter,
    }),
  );
  return result.current.rows.map(({ original }) => original.value);
}

const byText: ColumnSort<string | null> = { by: 'text', value: (value) => value };
const byDecimal: ColumnSort<string | null> = { by: 'decimal', value: (value) => value };

/** The same pseudo-random numbers in each run. */
function* sequence(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 48271) % 2147483647;
    yield state;
  }
}

it('compares decimal strings exactly where floats are equal', () => {
  const values = [
    '9007199254740993.01',
    '9007199254740993.02',
    '-0.10',
    '10',
    '9',
    '-12345678901234567890.1',
  ];
  expect(Number(values[0])).toBe(Number(values[1]));
  expect(sorted([...values].reverse(), byDecimal)).toEqual([
    '-12345678901234567890.1',
    '-0.10',
    '9',
    '10',
    '9007199254740993.01',
    '9007199254740993.02',
  ]);
});

it('keeps the order of equal decimals with different notations', () => {
  expect(sorted(['1.50', '1.5', '+1.500', '1'], byDecimal)).toEqual(['1', '1.50', '1.5', '+1.500']);
  expect(sorted(['1.50', '1.5', '2'], byDecimal, { direction: 'descending' })).toEqual([
    '2',
    '1.50',
    '1.5',
  ]);
});

it.each(['ascending', 'descending'] as const)('puts absent values last when %s', (direction) => {
  expect(sorted([null, '2', 'no es un número', '1'], byDecimal, { direction }).slice(2)).toEqual([
    null,
    'no es un número',
  ]);
  expect(sorted(['', null, 'a'], byText, { direction })[2]).toBeNull();
});

it('orders words as a Spanish dictionary does', () => {
  expect(sorted(['nube', 'ñandú', 'oso', 'Nariño', 'número', 'numero', 'nzz'], byText)).toEqual([
    'Nariño',
    'nube',
    'numero',
    'número',
    'nzz',
    'ñandú',
    'oso',
  ]);
});

it.each([
  ['sv', ['zorro', 'ångström', 'äpple', 'öl']],
  ['cs', ['cukr', 'hrad', 'chata', 'ibis']],
  ['da', ['zebra', 'æble', 'aarhus']],
])('orders text as a dictionary of %s does', (locale, words) => {
  expect(sorted([...words].reverse(), byText, { locale })).toEqual(words);
});

it.each(['es', 'en', 'sv', 'cs', 'da', 'th', 'tr'])(
  'sorts any text as the collator of %s does',
  (locale) => {
    const alphabets = [
      'aábcdehéijnñoóuüvzAÁNÑZ019 _-.,@/',
      'aáæßnñ\u0301\u00adzΑя漢 ',
      // Long words with a common prefix, so that every collation level is compared.
      'aá',
    ];
    const next = sequence(7);
    for (const alphabet of alphabets) {
      const words = Array.from({ length: 4000 }, () => {
        const length = next.next().value % 30;
        return Array.from({ length }, () => alphabet[next.next().value % alphabet.length]).join('');
      });
      expect(sorted(words, byText, { locale })).toEqual(
        [...words].sort(new Intl.Collator(locale).compare),
      );
    }
  },
);

it('orders dates by timestamp, whatever their notation', () => {
  const values = [
    '2026-11-19T04:00:00Z',
    '2026-11-18T22:00:00-05:00',
    'ayer',
    '2025-01-01T00:00:00Z',
  ];
  expect(sorted(values, { by: 'date', value: (value) => value })).toEqual([
    '2025-01-01T00:00:00Z',
    '2026-11-18T22:00:00-05:00',
    '2026-11-19T04:00:00Z',
    'ayer',
  ]);
});

it('orders numbers, NaN being absent', () => {
  expect(
    sorted([3, Number.NaN, -1, 1e308, Number.NEGATIVE_INFINITY, 0], {
      by: 'number',
      value: (value) => value,
    }),
  ).toEqual([Number.NEGATIVE_INFINITY, -1, 0, 3, 1e308, Number.NaN]);
});

it('treats the two zeros as equal, and preserves the order of equal rows in both directions', () => {
  const values = [0, -0, 5, -0, 0];
  const byNumber: ColumnSort<number> = { by: 'number', value: (value) => value };
  expect(sorted(values, byNumber)).toEqual([0, -0, -0, 0, 5]);
  expect(sorted(values, byNumber, { direction: 'descending' })).toEqual([5, 0, -0, -0, 0]);
});

it('sorts any numbers as comparisons do', () => {
  const next = sequence(11);
  const numbers = Array.from({ length: 5000 }, () => {
    const size = 10 ** ((next.next().value % 40) - 20);
    return ((next.next().value % 2001) - 1000) * size;
  });
  const expected = [...numbers].sort((a, b) => a - b);
  expect(sorted(numbers, { by: 'number', value: (value) => value })).toEqual(expected);
});

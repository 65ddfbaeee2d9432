import { arrayBuffer } from 'node:stream/consumers';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { column } from '../lists/list-source.ts';
import { xlsxStream } from './xlsx.ts';

const read = async (bytes: ReturnType<typeof xlsxStream>) =>
  readXlsx(new Uint8Array(await arrayBuffer(bytes)));

it('continues on another sheet, with the headings, when one is full', async () => {
  async function* batches() {
    yield [['1'], ['2'], ['3']];
    yield [['4'], ['5']];
  }
  const { sheets } = await read(
    xlsxStream('Accesos', [column('integer', 'Número', 'id')], batches(), 3),
  );
  expect(sheets.map(({ rows }) => rows)).toEqual([
    [['Número'], [1], [2]],
    [['Número'], [3], [4]],
    [['Número'], [5]],
  ]);
});

it('keeps every digit of a number too long for a cell, and escapes what XML cannot contain', async () => {
  async function* batches() {
    yield [['12345678901234.5678', 'a\u0001b _x0041_ <&> \uD800']];
  }
  const columns = [column('decimal', 'Puntaje', 'score'), column('text', 'Mensaje', 'message')];
  const { sheets } = await read(xlsxStream('Prueba', columns, batches()));
  expect(sheets[0]?.rows[1]).toEqual(['12345678901234.5678', 'a\u0001b _x0041_ <&> \uFFFD']);
});

it('replaces characters that would make the whole file unreadable', async () => {
  async function* batches() {
    yield [['a\uFFFEb\uFFFF', { reason: '_x0041_ \uFFFF' }]];
  }
  const columns = [column('text', 'Mensaje', 'message'), column('facts', 'Detalle', 'detail')];
  const { sheets } = await read(xlsxStream('Prueba', columns, batches()));
  expect(sheets[0]?.rows[1]).toEqual(['a\uFFFDb\uFFFD', '{"reason":"_x0041_ \uFFFD"}']);
});

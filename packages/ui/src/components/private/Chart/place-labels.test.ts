import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const at = (x: number, text = 'octubre') => ({ key: String(x), x, text });
const keysOf = (width: number, ...ticks: ReturnType<typeof at>[]) =>
  placeLabels(ticks, { width, scale: 1 }).map(({ key }) => key);

it('aligns labels with the edges of the plot that they would cross', () => {
  const labels = placeLabels([at(-1), at(150), at(301)], { width: 300, scale: 1 });
  expect(labels.map(({ x, anchor }) => [x, anchor])).toEqual([
    [0, 'start'],
    [150, 'middle'],
    [300, 'end'],
  ]);
});

it('moves a label no further than to the edge, which leaves space for the next one', () => {
  expect(keysOf(300, at(12), at(85), at(215), at(288))).toEqual(['12', '85', '215', '288']);
});

it('omits a label that would overlap the previous one', () => {
  expect(keysOf(400, at(0), at(60), at(120))).toEqual(['0', '120']);
  expect(keysOf(400, at(0, 'ene'), at(60, 'feb'), at(120, 'mar'))).toEqual(['0', '60', '120']);
});

it('keeps the labels evenly spaced', () => {
  const ticks = [at(30, 'a'), at(60, 'b'), at(90, 'noviembre'), at(120, 'd'), at(150, 'e')];
  expect(keysOf(400, ...ticks)).toEqual(['30', '90', '150']);
});

it('omits more labels if the text is larger', () => {
  const ticks = [at(0, 'ene'), at(60, 'feb'), at(120, 'mar')];
  const labels = placeLabels(ticks, { width: 400, scale: 2.5 });
  expect(labels.map(({ text }) => text)).toEqual(['ene', 'mar']);
});

it('has no labels without ticks', () => {
  expect(placeLabels([], { width: 300, scale: 1 })).toEqual([]);
});

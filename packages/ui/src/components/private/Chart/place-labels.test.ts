import { expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';

const at = (x: number, text = 'octubre') => ({ key: String(x), x, text });
const keysOf = (width: number, ...ticks: ReturnType<typeof at>[]) =>
  placeLabels(ticks, { width, scale: 1 }).map(({ key }) => key);

it('keeps the words at the edges within the plot', () => {
  const words = placeLabels([at(-1), at(150), at(301)], { width: 300, scale: 1 });
  expect(words.map(({ x, anchor }) => [x, anchor])).toEqual([
    [0, 'start'],
    [150, 'middle'],
    [300, 'end'],
  ]);
});

it('moves a word near an edge no further than to that edge, which leaves the room of the next', () => {
  expect(keysOf(300, at(12), at(85), at(215), at(288))).toEqual(['12', '85', '215', '288']);
});

it('leaves out a word that would lie over the one before it', () => {
  expect(keysOf(400, at(0), at(60), at(120))).toEqual(['0', '120']);
  expect(keysOf(400, at(0, 'ene'), at(60, 'feb'), at(120, 'mar'))).toEqual(['0', '60', '120']);
});

it('leaves out more words where the text is larger', () => {
  const ticks = [at(0, 'ene'), at(60, 'feb'), at(120, 'mar')];
  const words = placeLabels(ticks, { width: 400, scale: 2.5 });
  expect(words.map(({ text }) => text)).toEqual(['ene', 'mar']);
});

it('has no words where there are no ticks', () => {
  expect(placeLabels([], { width: 300, scale: 1 })).toEqual([]);
});

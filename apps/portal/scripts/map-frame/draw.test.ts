import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawMapFrame } from './draw.ts';

describe('the map sheet', () => {
  it('generates the committed drawing', () => {
    const committed = new URL('../../src/assets/map-sheet.svg', import.meta.url);
    expect(drawMapFrame()).toBe(readFileSync(committed, 'utf8'));
  });

  it('marks the four kinds of findings with the codes of their tools', () => {
    const codes = [...drawMapFrame().matchAll(/R_INF_\d\d/g)].map(String);
    const once = ['R_INF_04', 'R_INF_04', 'R_INF_05', 'R_INF_02'];
    expect(codes).toEqual([...once, ...once]);
  });

  it('writes the codes in at least 10 px on a phone, and as wide as a column of a screen', () => {
    const sizes = [...drawMapFrame().matchAll(/font-size="(\d+)">R_INF/g)].map(([, size]) =>
      Number(size),
    );
    const onScreen = (width: number) => (size: number) => (size * width) / 960;
    expect(Math.min(...sizes.slice(0, 4).map(onScreen(520)))).toBeGreaterThan(10);
    expect(Math.min(...sizes.slice(4).map(onScreen(288)))).toBeGreaterThan(10);
  });

  it('uses only the colors of the page', () => {
    expect(drawMapFrame()).not.toMatch(/(fill|stroke)="(?!none|var\(--map-)/);
  });

  it('compresses to less than 60 kB, the limit of a hero (P14)', () => {
    expect(brotliCompressSync(drawMapFrame()).length).toBeLessThan(60_000);
  });
});

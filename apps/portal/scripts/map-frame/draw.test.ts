import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawMapFrame } from './draw.ts';

describe('the map sheet', () => {
  it('is the committed drawing, so that the picture and the code that draws it agree', () => {
    const committed = new URL('../../src/assets/map-sheet.svg', import.meta.url);
    expect(drawMapFrame()).toBe(readFileSync(committed, 'utf8'));
  });

  it('marks the four kinds of faults with the codes of their tools', () => {
    const codes = [...drawMapFrame().matchAll(/R_INF_\d\d/g)].map(String);
    expect(codes).toEqual(['R_INF_04', 'R_INF_04', 'R_INF_05', 'R_INF_02']);
  });

  it('takes every colour from the page and none of its own', () => {
    expect(drawMapFrame()).not.toMatch(/(fill|stroke)="(?!none|var\(--map-)/);
  });

  it('stays within the 60 kB of a hero as it travels (P14)', () => {
    expect(brotliCompressSync(drawMapFrame()).length).toBeLessThan(60_000);
  });
});

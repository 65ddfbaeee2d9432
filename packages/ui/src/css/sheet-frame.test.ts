import { expect, it } from 'vitest';
import { media } from './breakpoints.ts';
import { sheetFrame } from './sheet-frame.ts';

it('is a border in forced colors, which drop its backgrounds', () => {
  const frame = sheetFrame();
  expect(frame.border).toBe('none');
  expect(frame['@media'][media.forcedColors].border).toMatch(/ solid CanvasText$/);
});

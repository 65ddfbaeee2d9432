import { expect, it } from 'vitest';
import { chromaticModes } from '../../.storybook/support/chromatic-modes.ts';
import { findModeErrors } from './chromatic-modes.ts';

const viewport = { options: { w1280: {}, w360: {} } };

it('takes light, dark and a phone', () => {
  expect(chromaticModes).toEqual({
    'desktop sheet-light': { theme: 'sheet-light', viewport: 'w1280' },
    'desktop sheet-dark': { theme: 'sheet-dark', viewport: 'w1280' },
    'mobile sheet-light': { theme: 'sheet-light', viewport: 'w360' },
  });
});

it('accepts a story with all modes', () => {
  const parameters = { chromatic: { modes: chromaticModes }, viewport };
  expect(findModeErrors({ id: 'a', parameters })).toEqual([]);
});

it('names each missing mode and each viewport that does not exist', () => {
  expect(findModeErrors({ id: 'a', parameters: { viewport } })).toHaveLength(3);
  const parameters = { chromatic: { modes: chromaticModes }, viewport: { options: { w360: {} } } };
  expect(findModeErrors({ id: 'a', parameters })).toEqual([
    'a has a mode with an unknown viewport "w1280".',
    'a has a mode with an unknown viewport "w1280".',
  ]);
});

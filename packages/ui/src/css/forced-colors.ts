/**
 * Border color of an unmarked element in forced colors, where a transparent border would be
 * visible. For `media.forcedColors`.
 */
export const unmarkedEdge = 'Canvas';

/** Styles of a selected element in forced colors, which drop backgrounds and shadows. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  background: 'SelectedItem',
  borderColor: 'SelectedItem',
  color: 'SelectedItemText',
} as const;

/**
 * Forced colours make a transparent border visible like any other: an unmarked element
 * uses the colour of the background instead. For `media.forcedColors`.
 */
export const unmarkedEdge = 'Canvas';

/** A selected element in forced colours, which drop backgrounds and shadows of the theme. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  background: 'SelectedItem',
  borderColor: 'SelectedItem',
  color: 'SelectedItemText',
} as const;

/**
 * Where the reader's own colours are forced, a transparent edge is drawn like any other: what is not
 * marked takes the colour of the ground instead. For `media.forcedColors`.
 */
export const unmarkedEdge = 'Canvas';

/** What is chosen, in the reader's own colours: fillings and shadows of the theme are dropped. */
export const chosenInForcedColors = {
  forcedColorAdjust: 'none',
  background: 'SelectedItem',
  borderColor: 'SelectedItem',
  color: 'SelectedItemText',
} as const;

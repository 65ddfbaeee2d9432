/** Stands for a character that a font lacks; the boxes that fonts draw themselves have no meaning. */
export const missingMark = '□';

import { vars } from '../themes/vars.css.ts';

const { line, space } = vars;

/**
 * Distance from the transparent edge of a small `quiet` button to its text, for `calc`. A negative
 * margin of this size aligns the text with the content above and below.
 */
export const buttonEdge = `(${space.sm} + ${line.hair})`;

import { vars } from '../themes/vars.css.ts';

const { line, space } = vars;

/**
 * From the transparent edge of a small quiet button to its text, for `calc`. Moved by it, the text is
 * at the line of what is over and under them.
 */
export const buttonEdge = `(${space.sm} + ${line.hair})`;

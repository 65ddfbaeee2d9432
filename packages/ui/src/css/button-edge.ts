import { vars } from '../themes/vars.css.ts';

const { line, space } = vars;

/**
 * From the unseen edge of a small quiet button to its words, for `calc`. Moved by it, the words stand
 * at the line of what is over and under them.
 */
export const buttonEdge = `(${space.sm} + ${line.hair})`;

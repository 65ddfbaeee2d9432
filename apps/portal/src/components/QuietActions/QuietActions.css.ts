import { buttonEdge, vars } from '@consultancy/ui/css';
import { style, styleVariants } from '@vanilla-extract/css';

const { line, space } = vars;

/** Space between buttons, and from the transparent edge of a `quiet` one to its text. */
const sizes = {
  sm: { gap: space.xs, edge: buttonEdge },
  md: { gap: space.sm, edge: `(${space.md} + ${line.hair})` },
};

const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });

/** Buttons of one size in a row: one with an edge, and `quiet` ones in `quietAction`. */
export const quietActions = styleVariants(sizes, ({ gap, edge }) => [
  row,
  { rowGap: gap, columnGap: `calc(${gap} + ${edge})` },
]);

/** Takes the edge back: a button that wraps starts with its text where the row starts. */
export const quietAction = styleVariants(sizes, ({ edge }) => ({
  maxInlineSize: '100%',
  marginInlineStart: `calc(-1 * ${edge})`,
}));

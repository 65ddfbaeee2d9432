import { vars } from '../themes/vars.css.ts';
import { media } from './breakpoints.ts';

const corners = ['left top', 'right top', 'left bottom', 'right bottom'];

/** Position and size of the four edges. */
const edges = [
  ['left top', `100% ${vars.line.hair}`],
  ['left bottom', `100% ${vars.line.hair}`],
  ['left top', `${vars.line.hair} 100%`],
  ['right top', `${vars.line.hair} 100%`],
] as const;

const arms = [`${vars.line.tick} ${vars.line.thick}`, `${vars.line.thick} ${vars.line.tick}`];

const paint = (color: string) => `linear-gradient(${color}, ${color})`;

/**
 * Returns the styles of a map frame: a thin border with ticks at its corners. It consists of
 * backgrounds, so that it needs no elements, and replaces a border; in forced colors, which drop
 * backgrounds, it is one. Spread the result beside `backgroundColor`.
 */
export function sheetFrame(
  tick: string = vars.color.rule.strong,
  rule: string = vars.color.rule.regular,
) {
  const ticks = arms.flatMap((size) =>
    corners.map((position) => ({ position, size, color: tick })),
  );
  const rules = edges.map(([position, size]) => ({ position, size, color: rule }));
  const layers = [...ticks, ...rules];
  return {
    border: 'none',
    borderRadius: vars.radius.none,
    backgroundImage: layers.map(({ color }) => paint(color)).join(', '),
    backgroundPosition: layers.map(({ position }) => position).join(', '),
    backgroundSize: layers.map(({ size }) => size).join(', '),
    backgroundRepeat: 'no-repeat',
    '@media': { [media.forcedColors]: { border: `${vars.line.hair} solid CanvasText` } },
  } as const;
}

import { vars } from '../themes/vars.css.ts';

const corners = ['left top', 'right top', 'left bottom', 'right bottom'];

/**
 * Corner ticks of a map sheet, drawn as backgrounds so that they cost no elements.
 * Takes a colour variable; gives style properties to spread into a rule.
 */
export function sheetFrame(color: string = vars.color.rule.strong) {
  const ink = `linear-gradient(${color}, ${color})`;
  const sizes = [`${vars.line.tick} ${vars.line.hair}`, `${vars.line.hair} ${vars.line.tick}`];
  return {
    backgroundImage: sizes.flatMap(() => corners.map(() => ink)).join(', '),
    backgroundPosition: sizes.flatMap(() => corners).join(', '),
    backgroundSize: sizes.flatMap((size) => corners.map(() => size)).join(', '),
    backgroundRepeat: 'no-repeat',
    backgroundOrigin: 'border-box',
  } as const;
}

import type { Role } from '../../themes/roles.ts';

/** Steps of the space scale: 0, 4, 8, 12, 16, 24, 40 and 64 px in the default theme. */
export const gaps = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type Gap = (typeof gaps)[number];

/** Color role: the values of the prop `tone`. */
export type Tone = Role;

/** HTML elements that a layout component can render. */
export type LayoutElement =
  | 'div'
  | 'section'
  | 'article'
  | 'aside'
  | 'main'
  | 'header'
  | 'footer'
  | 'nav'
  | 'form'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span';

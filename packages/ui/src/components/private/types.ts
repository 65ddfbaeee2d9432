import type { Role } from '../../themes/roles.ts';

/** Keys of the space scale that gaps take. */
export const gaps = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type Gap = (typeof gaps)[number];

/** Roles of color: the values of the prop `tone`. */
export type Tone = Role;

/** Elements that a block of layout may be. */
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

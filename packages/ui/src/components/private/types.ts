/** Keys of the space scale that gaps take. */
export const gaps = ['none', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const;
export type Gap = (typeof gaps)[number];

/** Roles of colour. `finding` is survey magenta: findings and errors, and nothing else. */
export const tones = ['neutral', 'primary', 'info', 'warning', 'finding', 'success'] as const;
export type Tone = (typeof tones)[number];

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

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

// TSX accepts every name with a hyphen for every component, unless its props declare it (ADR 071).

/** Rejects what tests look for: the component has no single element for it. */
export interface NoTestId {
  'data-testid'?: never;
  'data-test'?: never;
  'data-cy'?: never;
}

/** Rejects another accessible name than that of the required label. */
export interface Labelled {
  'aria-label'?: never;
  'aria-labelledby'?: never;
}

/** Rejects the usual attributes of the caller: the component puts none on an element. */
export interface NoAttributes extends NoTestId, Labelled {
  'aria-describedby'?: never;
  'aria-hidden'?: never;
}

/** Attributes of an element that a labelled control does not accept. */
export type Withheld = 'className' | 'style' | keyof Labelled;

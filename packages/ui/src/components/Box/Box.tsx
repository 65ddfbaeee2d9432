import type { AriaRole, ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { Gap, LayoutElement } from '../private/types.ts';
import {
  box,
  type boxRules,
  type boxSurfaces,
  paddingBlock as paddingBlockClass,
  paddingInline as paddingInlineClass,
  rules,
  surfaces,
} from './Box.css.ts';

export interface BoxProps {
  /** Padding on all sides, a step of the space scale. @defaultValue 'none' */
  padding?: Gap | undefined;
  /** Padding above and below the content. @defaultValue the value of `padding` */
  paddingBlock?: Gap | undefined;
  /** Padding at the start and the end of each line. @defaultValue the value of `padding` */
  paddingInline?: Gap | undefined;
  /**
   * Background. `inverse` also sets readable colors for the text and links inside. If omitted, it is
   * transparent.
   */
  surface?: (typeof boxSurfaces)[number] | undefined;
  /** Weight of a horizontal rule below the box. If omitted, there is none. */
  rule?: (typeof boxRules)[number] | undefined;
  /** HTML element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** The `id` of the element, for anchors and skip links. */
  id?: string | undefined;
  /** ARIA role, such as `alert`. */
  role?: AriaRole | undefined;
  /** Accessible name, for landmarks such as `nav` and `section`. */
  'aria-label'?: string | undefined;
  /** The `id` of the heading that names the element. */
  'aria-labelledby'?: string | undefined;
  children?: ReactNode;
}

/** A layout container with padding, a background and an optional rule below it. */
export function Box(props: BoxProps) {
  const { padding = 'none', paddingBlock = padding, paddingInline = padding, ...rest } = props;
  const { surface, rule, as: Element = 'div', children, ...native } = rest;
  return (
    <Element
      {...native}
      className={cx(
        box,
        paddingBlockClass[paddingBlock],
        paddingInlineClass[paddingInline],
        surface && surfaces[surface],
        rule && rules[rule],
      )}
    >
      {children}
    </Element>
  );
}

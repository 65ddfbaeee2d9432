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
  /** The space inside it, on all sides. @defaultValue 'none' */
  padding?: Gap | undefined;
  /** The space above and below its content; left out, `padding`. */
  paddingBlock?: Gap | undefined;
  /** The space before and after its content; left out, `padding`. */
  paddingInline?: Gap | undefined;
  /** Its background; text and links inside stay readable. Left out, what is behind shows. */
  surface?: (typeof boxSurfaces)[number] | undefined;
  /** A line under it. */
  rule?: (typeof boxRules)[number] | undefined;
  /** The element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** An id, for anchors and skip links. */
  id?: string | undefined;
  /** A role, such as `alert`. */
  role?: AriaRole | undefined;
  /** Names it, as a `nav` or a `section`. */
  'aria-label'?: string | undefined;
  /** Id of the heading that names it. */
  'aria-labelledby'?: string | undefined;
  children?: ReactNode;
}

/** Space, background and a line around content, in the steps of the theme. */
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

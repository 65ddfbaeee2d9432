import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { listRoleOf } from '../private/list-role.ts';
import type { Gap, LayoutElement, NoAttributes } from '../private/types.ts';
import { gap as gapClass } from '../Stack/Stack.css.ts';
import {
  align as alignClass,
  inline,
  type inlineAlignments,
  type inlineJustifications,
  justify as justifyClass,
  wrapping,
} from './Inline.css.ts';

export interface InlineProps extends NoAttributes {
  /** Space between children and between lines, a step of the space scale. */
  gap: Gap;
  /** Vertical alignment of the children (`align-items`). @defaultValue 'center' */
  align?: (typeof inlineAlignments)[number] | undefined;
  /** Horizontal distribution of the children (`justify-content`). @defaultValue 'start' */
  justify?: (typeof inlineJustifications)[number] | undefined;
  /** Whether the children wrap onto further lines. @defaultValue true */
  wrap?: boolean | undefined;
  /** HTML element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  children?: ReactNode;
}

/** A layout container that places its children side by side with equal gaps. */
export function Inline(props: InlineProps) {
  const { gap, align = 'center', justify = 'start', wrap = true, as: Element = 'div' } = props;
  return (
    <Element
      {...listRoleOf(Element)}
      className={cx(
        inline,
        wrap && wrapping,
        gapClass[gap],
        alignClass[align],
        justifyClass[justify],
      )}
    >
      {props.children}
    </Element>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { Gap, LayoutElement } from '../private/types.ts';
import { gap as gapClass } from '../Stack/Stack.css.ts';
import {
  align as alignClass,
  inline,
  type inlineAlignments,
  type inlineJustifications,
  justify as justifyClass,
  wrapping,
} from './Inline.css.ts';

export interface InlineProps {
  /** The space between children, across and between lines. */
  gap: Gap;
  /** Alignment of children across the line. @defaultValue 'center' */
  align?: (typeof inlineAlignments)[number] | undefined;
  /** How children share the line. @defaultValue 'start' */
  justify?: (typeof inlineJustifications)[number] | undefined;
  /** Whether children go on to further lines. @defaultValue true */
  wrap?: boolean | undefined;
  /** The element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  children?: ReactNode;
}

/** Children side by side with one gap. */
export function Inline(props: InlineProps) {
  const { gap, align = 'center', justify = 'start', wrap = true, as: Element = 'div' } = props;
  return (
    <Element
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

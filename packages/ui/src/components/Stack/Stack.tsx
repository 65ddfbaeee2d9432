import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { Gap, LayoutElement } from '../private/types.ts';
import { align as alignClass, gap as gapClass, stack, type stackAlignments } from './Stack.css.ts';

export interface StackProps {
  /** The space between children. */
  gap: Gap;
  /** Cross-axis alignment of children. @defaultValue 'stretch' */
  align?: (typeof stackAlignments)[number] | undefined;
  /** The element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** An id, for anchors and for `aria-labelledby`. */
  id?: string | undefined;
  children?: ReactNode;
}

/** Children one under another with one gap. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', id, children }: StackProps) {
  return (
    <Element id={id} className={cx(stack, gapClass[gap], alignClass[align])}>
      {children}
    </Element>
  );
}

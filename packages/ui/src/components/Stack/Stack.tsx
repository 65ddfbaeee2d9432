import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { listRoleOf } from '../private/list-role.ts';
import type { Gap, LayoutElement, NoAttributes } from '../private/types.ts';
import { align as alignClass, gap as gapClass, stack, type stackAlignments } from './Stack.css.ts';

export interface StackProps extends NoAttributes {
  /** Space between the children, a step of the space scale. */
  gap: Gap;
  /** Horizontal alignment of the children (`align-items`). @defaultValue 'stretch' */
  align?: (typeof stackAlignments)[number] | undefined;
  /** HTML element to render. @defaultValue 'div' */
  as?: LayoutElement | undefined;
  /** The `id` of the element, for anchors and `aria-labelledby`. */
  id?: string | undefined;
  children?: ReactNode;
}

/** A layout container that places its children one below the other with equal gaps. */
export function Stack({ gap, align = 'stretch', as: Element = 'div', id, children }: StackProps) {
  return (
    <Element
      {...listRoleOf(Element)}
      id={id}
      className={cx(stack, gapClass[gap], alignClass[align])}
    >
      {children}
    </Element>
  );
}

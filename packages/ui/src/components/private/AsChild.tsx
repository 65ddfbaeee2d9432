import { cloneElement, type HTMLAttributes, isValidElement, type ReactNode, type Ref } from 'react';
import { cx } from './cx.ts';

interface AsChildProps<E extends HTMLElement> extends HTMLAttributes<E> {
  /** Takes the place of a ref that the child has. */
  ref?: Ref<E> | undefined;
  /** The element that takes everything else, such as a router link; its own props stay. */
  children?: ReactNode;
  /** What the element then contains, from what it contained. @defaultValue the same */
  around?: (own: ReactNode) => ReactNode;
}

interface ChildProps<E> extends Pick<HTMLAttributes<E>, 'className' | 'children'> {
  ref?: Ref<E>;
}

/** What the child has itself; of two handlers its own is called first. */
function ofBoth(own: unknown, passed: unknown): unknown {
  if (typeof own !== 'function' || typeof passed !== 'function') return own ?? passed;
  return (...values: unknown[]) => {
    own(...values);
    passed(...values);
  };
}

/**
 * Puts looks and behaviour on its only child instead of an element of its own. The primitives'
 * library has such a part, but every page would load it with its first button.
 */
export function AsChild<E extends HTMLElement>(props: AsChildProps<E>) {
  const { children, around, ref, className, ...passed } = props;
  if (!isValidElement<ChildProps<E>>(children)) return children;
  const own: Readonly<Record<string, unknown>> = { ...children.props };
  const merged = Object.entries(passed).map(([name, value]) => [name, ofBoth(own[name], value)]);
  return cloneElement(children, {
    ...Object.fromEntries(merged),
    ...(ref ? { ref } : {}),
    ...(around ? { children: around(children.props.children) } : {}),
    className: cx(className, children.props.className),
  });
}

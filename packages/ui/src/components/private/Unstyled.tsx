import type { ComponentProps } from 'react';

/**
 * Replaces an element of Radix (`asChild`) that would write a style attribute into the
 * prerendered page, which a strict content security policy rejects. The style is dropped: outlines
 * and animations are the business of the style sheet here.
 */
export function Unstyled({ style: _dropped, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}

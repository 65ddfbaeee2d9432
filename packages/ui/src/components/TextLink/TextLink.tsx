import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import { standaloneLink, textLink, type textLinkTones, tones } from './TextLink.css.ts';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** Color of the link. @defaultValue 'primary' */
  tone?: (typeof textLinkTones)[number] | undefined;
  /** Whether the link is on a line of its own and not within a sentence. @defaultValue false */
  standalone?: boolean | undefined;
  /**
   * Whether to style the only child, such as a router link, instead of rendering an `a`.
   * @defaultValue false
   */
  asChild?: boolean | undefined;
}

/** A text link, within a sentence or by itself. */
export function TextLink({ tone = 'primary', standalone, asChild, ...native }: TextLinkProps) {
  const className = cx(textLink, tones[tone], standalone && standaloneLink);
  const Element = asChild ? Slot : 'a';
  return <Element {...native} className={className} />;
}

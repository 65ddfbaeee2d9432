import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import { standaloneLink, textLink, type textLinkTones, tones } from './TextLink.css.ts';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  /** The role of the colour. @defaultValue 'primary' */
  tone?: (typeof textLinkTones)[number] | undefined;
  /** On a line of its own rather than within a sentence. @defaultValue false */
  standalone?: boolean | undefined;
  /** Styles the only child instead, such as a router link. @defaultValue false */
  asChild?: boolean | undefined;
}

/** A link in or beside text. */
export function TextLink({ tone = 'primary', standalone, asChild, ...native }: TextLinkProps) {
  const className = cx(textLink, tones[tone], standalone && standaloneLink);
  const Element = asChild ? Slot : 'a';
  return <Element {...native} className={className} />;
}

import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import {
  alignments,
  measured,
  monoStyle,
  sizes,
  text,
  type textAlignments,
  type textSizes,
  type textTones,
  type textWeights,
  tones,
  weights,
} from './Text.css.ts';

export interface TextProps {
  /** The step of the type scale. @defaultValue 'md' */
  size?: (typeof textSizes)[number] | undefined;
  /** The role of the colour. @defaultValue 'neutral' */
  tone?: (typeof textTones)[number] | undefined;
  /** The weight of the lettering; left out, the surrounding one. */
  weight?: (typeof textWeights)[number] | undefined;
  /** Text alignment; omitted, it is inherited. */
  align?: (typeof textAlignments)[number] | undefined;
  /** For codes and coordinates. @defaultValue false */
  mono?: boolean | undefined;
  /** Keeps lines to a length that reads well. @defaultValue false */
  measure?: boolean | undefined;
  /** The language, where it differs from the page's. */
  lang?: string | undefined;
  /** An id, to be named by `aria-describedby`. */
  id?: string | undefined;
  /** The element to render. @defaultValue 'p' */
  as?:
    | 'p'
    | 'span'
    | 'div'
    | 'strong'
    | 'em'
    | 'small'
    | 'code'
    | 'dt'
    | 'dd'
    | 'li'
    | 'figcaption'
    | undefined;
  children?: ReactNode;
}

/** Running text and small labels. */
export function Text(props: TextProps) {
  const { size = 'md', tone = 'neutral', weight, align, mono, measure, lang, id, children } = props;
  const Element = props.as ?? 'p';
  const className = cx(
    text,
    sizes[size],
    tones[tone],
    weight && weights[weight],
    align && alignments[align],
    mono && monoStyle,
    measure && measured,
  );
  return (
    <Element id={id} lang={lang} className={className}>
      {children}
    </Element>
  );
}

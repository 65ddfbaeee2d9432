import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { NoAttributes } from '../private/types.ts';
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

export interface TextProps extends NoAttributes {
  /** Font size, a step of the type scale. @defaultValue 'md' */
  size?: (typeof textSizes)[number] | undefined;
  /** Color of the text. @defaultValue 'neutral' */
  tone?: (typeof textTones)[number] | undefined;
  /** Font weight. If omitted, it is inherited. */
  weight?: (typeof textWeights)[number] | undefined;
  /** Text alignment. If omitted, it is inherited. */
  align?: (typeof textAlignments)[number] | undefined;
  /** Whether the text is monospaced, for codes and coordinates. @defaultValue false */
  mono?: boolean | undefined;
  /** Whether the line length is limited to about 39 em. @defaultValue false */
  measure?: boolean | undefined;
  /** Language of the text (BCP 47), if it differs from that of the page. */
  lang?: string | undefined;
  /** The `id` of the element, for `aria-describedby`. */
  id?: string | undefined;
  /** HTML element to render. @defaultValue 'p' */
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

/** Body text and small labels. */
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

import type { ReactNode, Ref } from 'react';
import { cx } from '../private/cx.ts';
import type { NoAttributes } from '../private/types.ts';
import {
  type headingLevels,
  type headingSizes,
  headingStyle,
  sizes,
  tones,
} from './Heading.css.ts';

type Level = (typeof headingLevels)[number];
type Size = (typeof headingSizes)[number];

const sizeOfLevel: Record<Level, Size> = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' };

export interface HeadingProps extends NoAttributes {
  /** Heading level, which sets the element `h1` to `h4`. */
  level: Level;
  /**
   * Visual size, a step of the heading scale.
   * @defaultValue the size of the level: 1 `xl`, 2 `lg`, 3 `md`, 4 `sm`
   */
  size?: Size | undefined;
  /** Color of the text. `inherit` uses the surrounding color. @defaultValue 'neutral' */
  tone?: 'neutral' | 'inherit' | undefined;
  /** Language of the heading (BCP 47), if it differs from that of the page. */
  lang?: string | undefined;
  /** The `id` of the element, for anchors and `aria-labelledby`. */
  id?: string | undefined;
  /** Set `-1` to allow a script to move the focus here, for example after navigation. */
  tabIndex?: -1 | undefined;
  /** Ref to the heading element, for moving the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}

/** A heading whose visual size is independent of its level. */
export function Heading(props: HeadingProps) {
  const { level, size = sizeOfLevel[level], tone = 'neutral', lang, id, tabIndex, ref } = props;
  const Element = `h${level}` as const;
  return (
    <Element
      ref={ref}
      id={id}
      lang={lang}
      tabIndex={tabIndex}
      className={cx(headingStyle, sizes[size], tones[tone])}
    >
      {props.children}
    </Element>
  );
}

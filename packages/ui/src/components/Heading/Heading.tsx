import type { ReactNode, Ref } from 'react';
import { cx } from '../private/cx.ts';
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

export interface HeadingProps {
  /** The place in the outline of the page. */
  level: Level;
  /** The step of the heading scale; left out, the one of the level. */
  size?: Size | undefined;
  /** `inherit` takes the colour around it. @defaultValue 'neutral' */
  tone?: 'neutral' | 'inherit' | undefined;
  /** The language, where it differs from the page's. */
  lang?: string | undefined;
  /** An id, for anchors and for `aria-labelledby`. */
  id?: string | undefined;
  /** -1 lets a script move the focus here after navigation. */
  tabIndex?: -1 | undefined;
  /** The heading, to move the focus to it. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}

/** A heading whose look does not depend on its place in the outline. */
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

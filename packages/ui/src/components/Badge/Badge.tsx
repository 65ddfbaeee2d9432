import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { NoAttributes, Tone } from '../private/types.ts';
import { badge, monoStyle, text, tones } from './Badge.css.ts';

export interface BadgeProps extends NoAttributes {
  /** Color of the badge. The text must carry the same meaning. @defaultValue 'neutral' */
  tone?: Tone | undefined;
  /** Icon before the text; hidden from screen readers. */
  icon?: ReactNode;
  /** Whether the text is monospaced, for codes. @defaultValue false */
  mono?: boolean | undefined;
  /** Text of the badge: one or two words. */
  children: ReactNode;
}

/** A short status or code with an optional icon and color. */
export function Badge({ tone = 'neutral', icon, mono, children }: BadgeProps) {
  return (
    <span className={cx(badge, tones[tone], mono && monoStyle)} data-tone={tone}>
      <Glyph icon={icon} />
      <span className={text}>{children}</span>
    </span>
  );
}

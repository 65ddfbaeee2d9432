import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { Tone } from '../private/types.ts';
import { badge, monoStyle, text, tones } from './Badge.css.ts';

export interface BadgeProps {
  /** The role of the colour; the word says the same. @defaultValue 'neutral' */
  tone?: Tone | undefined;
  /** A mark beside the word. */
  icon?: ReactNode;
  /** For codes such as a tool's. @defaultValue false */
  mono?: boolean | undefined;
  /** One or two words. */
  children: ReactNode;
}

/** A status: word, mark and colour together. */
export function Badge({ tone = 'neutral', icon, mono, children }: BadgeProps) {
  return (
    <span className={cx(badge, tones[tone], mono && monoStyle)} data-tone={tone}>
      <Glyph icon={icon} />
      <span className={text}>{children}</span>
    </span>
  );
}

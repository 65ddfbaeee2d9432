import type { ReactNode } from 'react';
import { cx } from '../private/cx.ts';
import type { Tone } from '../private/types.ts';
import {
  hint as hintClass,
  label as labelClass,
  stat,
  tone as toneClass,
  value as valueClass,
} from './Stat.css.ts';

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The figure as it is to be read, with its unit. */
  value: ReactNode;
  /** What qualifies the figure: a date, a reservation. */
  hint?: ReactNode;
  /** The role of the figure's colour. @defaultValue 'neutral' */
  tone?: Tone | undefined;
}

/** One figure that matters. Several stand side by side in a `Grid`. */
export function Stat({ label, value, hint, tone = 'neutral' }: StatProps) {
  return (
    <div className={stat}>
      <p className={labelClass}>{label}</p>
      <p className={cx(valueClass, toneClass[tone])}>{value}</p>
      {hint ? <p className={hintClass}>{hint}</p> : null}
    </div>
  );
}

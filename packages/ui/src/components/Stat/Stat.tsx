import { type ReactNode, useContext } from 'react';
import { cx } from '../private/cx.ts';
import type { NoAttributes, Tone } from '../private/types.ts';
import {
  hint as hintClass,
  label as labelClass,
  type NumberLength,
  number,
  stat,
  tone as toneClass,
  value as valueClass,
} from './Stat.css.ts';
import { StatGroupContext } from './stat-group-context.ts';

export interface StatProps extends NoAttributes {
  /** Name of the metric. */
  label: string;
  /** Formatted value with its unit. */
  value: ReactNode;
  /** Text below the value, such as a date or a reserved amount. */
  hint?: ReactNode;
  /** Color of the value. @defaultValue 'neutral' */
  tone?: Tone | undefined;
}

/** How long a number is, so that its size lets it fit in one line; undefined for a text, which wraps. */
function lengthOf(value: ReactNode): NumberLength | undefined {
  if (typeof value !== 'string' || /\p{L}/u.test(value)) return;
  if (value.length > 20) return 'longest';
  return value.length > 13 ? 'long' : 'short';
}

/**
 * One important value with its label. By itself it is a description list; several belong in a
 * `StatGroup`, which is then the list.
 */
export function Stat({ label, value, hint, tone = 'neutral' }: StatProps) {
  const isInGroup = useContext(StatGroupContext);
  const Element = isInGroup ? 'div' : 'dl';
  const length = lengthOf(value);
  return (
    <Element className={stat}>
      <dt className={labelClass}>{label}</dt>
      <dd className={cx(valueClass, length && number[length], toneClass[tone])}>{value}</dd>
      {hint ? <dd className={hintClass}>{hint}</dd> : null}
    </Element>
  );
}

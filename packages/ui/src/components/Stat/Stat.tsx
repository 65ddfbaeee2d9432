import { type ReactNode, useContext } from 'react';
import { cx } from '../private/cx.ts';
import type { NoAttributes, Tone } from '../private/types.ts';
import {
  hint as hintClass,
  label as labelClass,
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

/** Parts of a number that do not break: everything up to a separator before three digits. */
const groups = /.*?\d[.,](?=\d{3})|.+$/g;

/** Adds line break opportunities between the digit groups of a value. */
const breakable = (value: string) =>
  (value.match(groups) ?? []).reduce<ReactNode>(
    (before, group) =>
      before === null ? (
        group
      ) : (
        <>
          {before}
          <wbr />
          {group}
        </>
      ),
    null,
  );

/**
 * One important value with its label. By itself it is a description list; several belong in a
 * `StatGroup`, which is then the list.
 */
export function Stat({ label, value, hint, tone = 'neutral' }: StatProps) {
  const isInGroup = useContext(StatGroupContext);
  const Element = isInGroup ? 'div' : 'dl';
  return (
    <Element className={stat}>
      <dt className={labelClass}>{label}</dt>
      <dd className={cx(valueClass, toneClass[tone])}>
        {typeof value === 'string' ? breakable(value) : value}
      </dd>
      {hint ? <dd className={hintClass}>{hint}</dd> : null}
    </Element>
  );
}

import { type ReactNode, useContext } from 'react';
import { cx } from '../private/cx.ts';
import type { Tone } from '../private/types.ts';
import {
  hint as hintClass,
  label as labelClass,
  stat,
  tone as toneClass,
  value as valueClass,
} from './Stat.css.ts';
import { StatGroupContext } from './stat-group-context.ts';

export interface StatProps {
  /** What is counted. */
  label: string;
  /** The formatted value with its unit. */
  value: ReactNode;
  /** What qualifies the value: a date, a reservation. */
  hint?: ReactNode;
  /** The role of the value's colour. @defaultValue 'neutral' */
  tone?: Tone | undefined;
}

/** Parts that do not break: all up to the separator before a group of three digits. */
const groups = /.*?\d[.,](?=\d{3})|.+$/g;

/** A value that wraps between its groups of digits where it does not fit into one line. */
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
 * One value that matters: a term and its description. By itself it is a list of one; several
 * go in a `StatGroup`, which is then the list.
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

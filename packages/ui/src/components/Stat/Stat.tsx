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
  /** The figure as it is to be read, with its unit. */
  value: ReactNode;
  /** What qualifies the figure: a date, a reservation. */
  hint?: ReactNode;
  /** The role of the figure's colour. @defaultValue 'neutral' */
  tone?: Tone | undefined;
}

/** What stays together in a figure: all up to the mark before a group of three digits. */
const groups = /.*?\d[.,](?=\d{3})|.+$/g;

/** A figure that breaks between its groups of digits where it does not fit into one line. */
const breakable = (figure: string) =>
  (figure.match(groups) ?? []).reduce<ReactNode>(
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
 * One figure that matters: a term and its description. By itself it is a list of one; several
 * stand side by side in a `StatGroup`, which is then the list.
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

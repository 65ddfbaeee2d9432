import type { ReactNode } from 'react';
import type { NoAttributes } from '../private/types.ts';
import {
  description as descriptionClass,
  item,
  list,
  term as termClass,
} from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** Name of the fact. Must be unique in the list. */
  term: string;
  /** Value of the fact. */
  description: ReactNode;
}

export interface DescriptionListProps extends NoAttributes {
  /** Pairs of term and value, in display order. */
  items: ReadonlyArray<DescriptionItem>;
}

/** A list of facts about one subject, as pairs of term and value (`dl`). */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={list}>
      {items.map(({ term, description }) => (
        <div key={term} className={item}>
          <dt className={termClass}>{term}</dt>
          <dd className={descriptionClass}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

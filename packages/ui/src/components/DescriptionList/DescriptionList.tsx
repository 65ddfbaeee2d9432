import type { ReactNode } from 'react';
import {
  description as descriptionClass,
  item,
  list,
  term as termClass,
} from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** What is described. */
  term: string;
  /** Its value. */
  description: ReactNode;
}

export interface DescriptionListProps {
  /** Pairs of term and value, in order. */
  items: ReadonlyArray<DescriptionItem>;
}

/** The facts of one thing. */
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

import type { ReactNode } from 'react';
import { code, list, listItem, muted, sample as sampleClass, title } from './blocks.css.ts';
import { ThemedSheet } from './ThemedSheet.tsx';

/** A row of a `TokenTable`: one value of a theme. */
export interface TokenRow {
  /** Path below `vars`, as in code. */
  name: string;
  value: string;
  sample?: ReactNode;
}

export interface TokenTableProps {
  caption: string;
  rows: readonly TokenRow[];
}

/** A table of theme values with samples. A sample is never truncated. */
export function TokenTable({ caption, rows }: TokenTableProps) {
  return (
    <ThemedSheet>
      <p className={title}>{caption}</p>
      <ul className={list} aria-label={caption}>
        {rows.map(({ name, value, sample }) => (
          <li key={name} className={listItem}>
            <span className={code}>{name}</span>
            <span className={`${code} ${muted}`}>{value}</span>
            {sample === undefined ? null : <span className={sampleClass}>{sample}</span>}
          </li>
        ))}
      </ul>
    </ThemedSheet>
  );
}

import type { ReactNode } from 'react';
import { code, list, listItem, muted, sample as sampleClass, title } from './blocks.css.ts';
import { ThemedSheet } from './ThemedSheet.tsx';

/** One value of a theme, as a row shows it. */
export interface TokenRow {
  /** The path below `vars`, as code writes it. */
  name: string;
  value: string;
  sample?: ReactNode;
}

export interface TokenTableProps {
  caption: string;
  rows: readonly TokenRow[];
}

/** Values of a theme, each with a sample as wide as the page: no specimen is cut. */
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

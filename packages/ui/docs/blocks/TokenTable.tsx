import type { ReactNode } from 'react';
import { spaceWithoutLimit } from '../../src/themes/resolve-theme.ts';
import { code, list, listItem, muted, sample as sampleClass, title } from './blocks.css.ts';
import { ThemedSheet } from './ThemedSheet.tsx';

/** A row of a `TokenTable`: one value of a theme. */
export interface TokenRow {
  /** Path below `vars`, as in code. */
  name: string;
  value: string;
  /** CSS variable, with its leading dashes. */
  variable?: string;
  sample?: ReactNode;
}

export interface TokenTableProps {
  caption: string;
  rows: readonly TokenRow[];
}

const REM = 16;

/** A length in rem with its pixels at the usual root font size, as design tools have them. */
function withPixels(value: string): string {
  const rem = /^([\d.]+)rem$/.exec(spaceWithoutLimit(value))?.[1];
  return rem === undefined ? value : `${value} (${Number(rem) * REM} px)`;
}

/** A table of theme values with samples. A sample is never truncated. */
export function TokenTable({ caption, rows }: TokenTableProps) {
  return (
    <ThemedSheet>
      <p className={title}>{caption}</p>
      <ul className={list} aria-label={caption}>
        {rows.map(({ name, value, variable, sample }) => (
          <li key={name} className={listItem}>
            <span className={code}>{name}</span>
            <span className={code}>{withPixels(value)}</span>
            {variable ? <span className={`${code} ${muted}`}>{variable}</span> : null}
            {sample === undefined ? null : <span className={sampleClass}>{sample}</span>}
          </li>
        ))}
      </ul>
    </ThemedSheet>
  );
}

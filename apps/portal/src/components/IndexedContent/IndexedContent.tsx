import { listRole } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './IndexedContent.css.ts';

/** One entry of the index. */
export interface IndexEntry {
  id: string;
  label: string;
  /** A code before the label. */
  code?: string;
}

interface IndexedContentProps {
  /** Accessible name of the index. */
  label: string;
  entries: readonly IndexEntry[];
  children: ReactNode;
}

/** Long content with its index beside it, which is sticky on wide screens. */
export function IndexedContent({ label, entries, children }: IndexedContentProps) {
  return (
    <div className={styles.columns}>
      <nav aria-label={label} className={styles.index}>
        <ol {...listRole} className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Link to={{ hash: entry.id }} className={styles.entry}>
                {entry.code ? <code className={styles.code}>{entry.code}</code> : null}
                <span className={styles.name}>{entry.label}</span>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

import type { Pages } from '@consultancy/api/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import * as styles from './ResultAnnouncement.css.ts';

interface ResultAnnouncementProps {
  pages: Pages<unknown>;
  /** Whether the report shows results at all. */
  isShown: boolean;
  /** Text for an empty result. */
  empty: string;
}

/**
 * Announces the result of a search. It is rendered before the rows, as a live region that is
 * inserted with its text is not announced; further rows are announced where they are loaded.
 */
export function ResultAnnouncement({ pages, isShown, empty }: ResultAnnouncementProps) {
  const { rows, hasMore, error } = pages;
  const isBusy = pages.isInitialLoading || pages.isReloading;
  const [text, setText] = useState('');
  const currentText = useEffectEvent(() => {
    if (!rows) return '';
    return texts.result(rows.length === 0 ? empty : texts.shown(rows.length, hasMore));
  });
  const isComplete = isShown && !isBusy && error === null;
  useEffect(() => {
    setText(isComplete ? currentText() : '');
  }, [isComplete]);
  return (
    <p role="status" className={styles.announcement}>
      {text}
    </p>
  );
}

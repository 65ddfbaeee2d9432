import type { Pages } from '@consultancy/api/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { reportTexts as texts } from '../../../texts/reports.ts';
import * as styles from './ResultAnnouncement.css.ts';

interface ResultAnnouncementProps {
  pages: Pages<unknown>;
  /** Whether the report shows results at all. */
  isShown: boolean;
  /** What is said of no rows. */
  empty: string;
}

/**
 * Says aloud what a search brought. It is there before the rows come, as a live region that comes
 * with its words announces nothing; further rows are announced where they are loaded.
 */
export function ResultAnnouncement({ pages, isShown, empty }: ResultAnnouncementProps) {
  const { rows, hasMore, error } = pages;
  const isBusy = pages.isInitialLoading || pages.isReloading;
  const [words, setWords] = useState('');
  const wordsNow = useEffectEvent(() => {
    if (!rows) return '';
    return texts.result(rows.length === 0 ? empty : texts.shown(rows.length, hasMore));
  });
  const isSettled = isShown && !isBusy && error === null;
  useEffect(() => {
    setWords(isSettled ? wordsNow() : '');
  }, [isSettled]);
  return (
    <p role="status" className={styles.announcement}>
      {words}
    </p>
  );
}

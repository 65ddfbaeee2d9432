import sheetUrl from '../../../../assets/map-sheet.svg?no-inline';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './MapSheet.css.ts';

/**
 * The checked map sheet. An external `<use>` keeps the drawing out of the page's own bytes and
 * lets it take the theme's colours; `scripts/map-sheet` draws it.
 */
export function MapSheet() {
  const { drawing, drawingCaption } = homeTexts.hero;
  return (
    <figure className={styles.figure}>
      <svg className={styles.drawing} viewBox="0 0 960 720" role="img" aria-label={drawing}>
        <use href={`${sheetUrl}#sheet`} />
      </svg>
      <figcaption className={styles.caption}>{drawingCaption}</figcaption>
    </figure>
  );
}

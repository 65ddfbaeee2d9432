import sheetUrl from '../../assets/map-sheet.svg?no-inline';
import { mapSheetTexts as texts } from '../../texts/map-sheet.ts';
import * as styles from './MapSheet.css.ts';

/** Size of the drawing, in its own units. */
const size = { width: 960, height: 720 };

/**
 * The checked map sheet. An external `<use>` keeps the drawing out of the page's own bytes and
 * lets it take the theme's colours; `scripts/map-sheet` draws it.
 */
export function MapSheet() {
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={texts.drawing}
      >
        <use href={`${sheetUrl}#sheet`} />
      </svg>
      <figcaption className={styles.caption}>{texts.caption}</figcaption>
    </figure>
  );
}

/** Where parts of the sheet lie on it: its left and upper edge, all of one size. */
const details = {
  /** Parcels with a gap and an overlap, marked. */
  findings: [418, 428],
  /** Contours and a stream. */
  relief: [250, 84],
  /** A river and a patch of forest. */
  water: [70, 246],
} as const;

export type MapDetailName = keyof typeof details;

/** A part of the same sheet, as a picture that says nothing the words beside it do not. */
export function MapDetail({ name }: { name: MapDetailName }) {
  const [x, y] = details[name];
  return (
    <svg className={styles.detail} viewBox={`${x} ${y} 320 176`} aria-hidden="true">
      <use href={`${sheetUrl}#sheet`} {...size} />
    </svg>
  );
}

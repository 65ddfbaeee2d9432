import sheetUrl from '../../assets/map-sheet.svg?no-inline';
import { mapFrameTexts as texts } from '../../texts/map-frame.ts';
import * as styles from './MapFrame.css.ts';

/** Size of the SVG, in its own units. */
const size = { width: 960, height: 720 };

/**
 * The checked map. An external `<use>` saves the bytes of the SVG in the page and lets it inherit
 * the theme's colors; `scripts/map-frame` generates it.
 */
export function MapFrame() {
  return (
    <figure className={styles.frame}>
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

/** Details of the map, by the left and upper edge of the strip and of the square. */
const details = {
  /** Parcels with a gap and an overlap, marked. */
  findings: { strip: [418, 428], square: [398, 308] },
  /** Contours and a stream. */
  relief: { strip: [250, 84], square: [236, 32] },
  /** A river and a patch of forest. */
  water: { strip: [70, 246], square: [58, 168] },
} as const;

const shapes = { strip: [320, 176], square: [352, 352] } as const;

export type MapDetailName = keyof typeof details;

interface MapDetailProps {
  name: MapDetailName;
  /** A square as high as the content beside it on wide screens, cropped at its edges. */
  shape?: keyof typeof shapes;
}

/** A detail of the same map, as a decorative image. */
export function MapDetail({ name, shape = 'strip' }: MapDetailProps) {
  return (
    <svg
      className={styles.detail[shape]}
      viewBox={[...details[name][shape], ...shapes[shape]].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${sheetUrl}#sheet`} {...size} />
    </svg>
  );
}

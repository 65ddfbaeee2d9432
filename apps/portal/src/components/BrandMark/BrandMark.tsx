import { brand } from '@consultancy/brand';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { siteTexts } from '../../texts/site.ts';
import * as styles from './BrandMark.css.ts';

/** The product's mark, a map sheet with a reviewer's tick, as a link to the home page. */
export function BrandMark() {
  return (
    <Link to={paths.home.href()} className={styles.link} aria-label={siteTexts.homeLink}>
      <svg
        className={styles.mark}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5" />
        <path className={styles.tick} d="m7 12 3.5 3.5L17 8" strokeWidth="2.5" />
      </svg>
      {brand.product}
    </Link>
  );
}

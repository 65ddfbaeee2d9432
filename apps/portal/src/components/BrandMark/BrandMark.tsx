import { brand } from '@consultancy/brand';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { siteTexts } from '../../texts/site.ts';
import * as styles from './BrandMark.css.ts';

/** The product's mark as a link to the home page. */
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
        <path d={brand.mark.outline} />
        <path className={styles.tick} d={brand.mark.accent} strokeWidth="2.5" />
      </svg>
      {brand.product}
    </Link>
  );
}

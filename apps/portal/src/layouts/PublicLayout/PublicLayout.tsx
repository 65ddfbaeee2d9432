import { PageWidth, SkipLink } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { siteTexts } from '../../texts/site.ts';
import { AreaFooter, PortalFooter } from '../components/PortalFooter.tsx';
import { PortalHeader } from '../components/PortalHeader.tsx';
import { contentId } from '../components/page-content.ts';
import * as styles from './PublicLayout.css.ts';

/** Whether a URL path belongs to one of the two areas (§2), whose frame is compact and wide. */
const isAreaPath = (pathname: string): boolean =>
  [paths.userArea, paths.adminArea].some(({ path }) => matchPath(path, pathname) !== null);

/**
 * The frame of every page (§1). It is rendered once, around all that changes: a menu that was
 * opened while the session is being checked stays open. In the areas it is a tool's: as wide as the
 * screen, with a footer of one line.
 * @param props.children one page: a `PageMain`, or an `AreaLayout` around one.
 */
export function PublicLayout({ children }: { children: ReactNode }) {
  const isArea = isAreaPath(useLocation().pathname);
  return (
    <div className={styles.page}>
      <PageWidth width={isArea ? 'full' : 'wide'}>
        <SkipLink href={`#${contentId}`}>{siteTexts.skip}</SkipLink>
        <PortalHeader isArea={isArea} />
        {children}
        {isArea ? <AreaFooter /> : <PortalFooter />}
      </PageWidth>
    </div>
  );
}

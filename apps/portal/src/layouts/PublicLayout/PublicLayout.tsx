import { SkipLink } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { siteTexts } from '../../texts/site.ts';
import { PortalFooter } from '../components/PortalFooter.tsx';
import { PortalHeader } from '../components/PortalHeader.tsx';
import { contentId } from '../components/page-content.ts';
import * as styles from './PublicLayout.css.ts';

/**
 * The frame of every page (§1). It is rendered once, around all that changes: a menu that was
 * opened while the session is being checked stays open.
 * @param props.children one page: a `PageMain`, or an `AreaLayout` around one.
 */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink href={`#${contentId}`}>{siteTexts.skip}</SkipLink>
      <PortalHeader />
      {children}
      <PortalFooter />
    </div>
  );
}

import { SkipLink } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { PageMain } from '../components/PageMain.tsx';
import { PortalFooter } from '../components/PortalFooter.tsx';
import { PortalHeader } from '../components/PortalHeader.tsx';
import { contentId } from '../components/page-content.ts';
import * as styles from './PublicLayout.css.ts';

/** The frame of the public and the authentication pages (§1). */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <SkipLink href={`#${contentId}`}>{commonTexts.skip}</SkipLink>
      <PortalHeader />
      <PageMain>{children}</PageMain>
      <PortalFooter />
    </div>
  );
}

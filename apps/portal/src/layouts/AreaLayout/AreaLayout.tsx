import { SkipLink } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { PageMain } from '../components/PageMain.tsx';
import { PortalFooter } from '../components/PortalFooter.tsx';
import { PortalHeader } from '../components/PortalHeader.tsx';
import { contentId } from '../components/page-content.ts';
import * as styles from './AreaLayout.css.ts';
import { AreaMenu } from './AreaMenu.tsx';
import { AreaSidebar } from './AreaSidebar.tsx';
import type { AreaNavigation } from './area-navigation.ts';

interface AreaLayoutProps {
  navigation: AreaNavigation;
  children: ReactNode;
}

/** The frame of the two areas (§2): sidebar and content. */
export function AreaLayout({ navigation, children }: AreaLayoutProps) {
  return (
    <div className={styles.page}>
      <SkipLink href={`#${contentId}`}>{commonTexts.skip}</SkipLink>
      <PortalHeader />
      <div className={styles.columns}>
        <div className={styles.menu}>
          <AreaMenu navigation={navigation} />
        </div>
        <aside className={styles.side}>
          <AreaSidebar navigation={navigation} />
        </aside>
        <PageMain>{children}</PageMain>
      </div>
      <PortalFooter />
    </div>
  );
}

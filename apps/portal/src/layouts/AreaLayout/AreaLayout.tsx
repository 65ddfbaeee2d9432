import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useRememberedFlag } from '../../lib/use-remembered-flag.ts';
import { PageMain } from '../components/PageMain.tsx';
import { AreaBar } from './AreaBar.tsx';
import * as styles from './AreaLayout.css.ts';
import { AreaSidebar } from './AreaSidebar.tsx';
import { type AreaNavigation, currentEntry } from './area-navigation.ts';
import { trackHeight } from './track-height.ts';

interface AreaLayoutProps {
  navigation: AreaNavigation;
  children: ReactNode;
}

/**
 * Layout of the two areas (§2) inside the frame: sidebar, breadcrumbs and content. The sidebar can
 * be hidden, which the browser stores, so that wide tables have the whole screen.
 */
export function AreaLayout({ navigation, children }: AreaLayoutProps) {
  const current = currentEntry(navigation, useLocation().pathname);
  const [isHidden, setHidden] = useRememberedFlag('area-sidebar-hidden');
  return (
    <div className={styles.columns} data-sidebar={isHidden ? 'hidden' : 'shown'}>
      {isHidden ? null : (
        <aside className={styles.side}>
          <div ref={trackHeight} className={styles.sideContent}>
            <AreaSidebar navigation={navigation} current={current} density="compact" />
          </div>
        </aside>
      )}
      <div className={styles.content}>
        <AreaBar
          navigation={navigation}
          current={current}
          isSidebarShown={!isHidden}
          onToggleSidebar={() => setHidden(!isHidden)}
        />
        <PageMain>{children}</PageMain>
      </div>
    </div>
  );
}

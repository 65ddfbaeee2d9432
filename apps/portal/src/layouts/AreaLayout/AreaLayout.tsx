import type { ReactNode } from 'react';
import { PageMain } from '../components/PageMain.tsx';
import * as styles from './AreaLayout.css.ts';
import { AreaMenu } from './AreaMenu.tsx';
import { AreaSidebar } from './AreaSidebar.tsx';
import type { AreaNavigation } from './area-navigation.ts';

interface AreaLayoutProps {
  navigation: AreaNavigation;
  children: ReactNode;
}

/** What the two areas (§2) have inside the frame: sidebar and content. */
export function AreaLayout({ navigation, children }: AreaLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.menu}>
        <AreaMenu navigation={navigation} />
      </div>
      <aside className={styles.side}>
        <AreaSidebar navigation={navigation} />
      </aside>
      <PageMain>{children}</PageMain>
    </div>
  );
}

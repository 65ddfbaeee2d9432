import { Breadcrumbs, Button, type LinkSlotProps } from '@consultancy/ui';
import { Link, useLocation } from 'react-router-dom';
import { areaTexts as texts } from '../../texts/areas.ts';
import * as styles from './AreaLayout.css.ts';
import { AreaMenu } from './AreaMenu.tsx';
import { type AreaEntry, type AreaNavigation, nameBelow } from './area-navigation.ts';
import { FindButton } from './find/FindButton.tsx';

interface AreaBarProps {
  navigation: AreaNavigation;
  /** The entry of the current page. */
  current: AreaEntry;
  /** Whether the sidebar is shown, on wide screens. */
  isSidebarShown: boolean;
  onToggleSidebar: () => void;
}

/** Bar over the content of an area: breadcrumbs, and the button of the sidebar. */
export function AreaBar(props: AreaBarProps) {
  const { navigation, current, isSidebarShown, onToggleSidebar } = props;
  const { label, fallback } = navigation;
  const below = nameBelow(current, useLocation().pathname);
  return (
    <div className={styles.bar}>
      <div className={styles.menu}>
        <AreaMenu navigation={navigation} current={current} />
      </div>
      <div className={styles.toggle}>
        <Button size="sm" variant="quiet" onClick={onToggleSidebar}>
          {isSidebarShown ? texts.hideSidebar : texts.showSidebar}
        </Button>
      </div>
      <div className={styles.trail}>
        <Breadcrumbs
          label={texts.trail}
          items={[
            {
              key: 'area',
              label,
              link: (link) => <Link to={fallback.href} {...link} />,
            },
            ...(below === null
              ? [{ key: current.href, label: current.label }]
              : [
                  {
                    key: current.href,
                    label: current.label,
                    link: (link: LinkSlotProps) => <Link to={current.href} {...link} />,
                  },
                  { key: below, label: below },
                ]),
          ]}
        />
      </div>
      <div className={styles.find}>
        <FindButton navigation={navigation} />
      </div>
    </div>
  );
}

import { SidebarNav } from '@consultancy/ui';
import { Link, useLocation } from 'react-router-dom';
import type { AreaNavigation } from './area-navigation.ts';

/** The pages of an area, the current one marked. */
export function AreaSidebar({ navigation }: { navigation: AreaNavigation }) {
  const { pathname } = useLocation();
  const hrefs = navigation.groups.flatMap((group) => group.entries.map((entry) => entry.href));
  const current = hrefs.find((href) => href === pathname) ?? navigation.fallback;
  return (
    <SidebarNav
      label={navigation.label}
      groups={navigation.groups.map((group) => ({
        label: group.label,
        items: group.entries.map(({ label, href }) => ({
          key: href,
          label,
          current: href === current,
          link: (props) => <Link to={href} {...props} />,
        })),
      }))}
    />
  );
}

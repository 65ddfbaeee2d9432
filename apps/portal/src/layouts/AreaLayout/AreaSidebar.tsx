import { SidebarNav } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import type { AreaEntry, AreaNavigation } from './area-navigation.ts';

interface AreaSidebarProps {
  navigation: AreaNavigation;
  /** The entry of the page shown. */
  current: AreaEntry;
}

/** The pages of an area, the current one marked. */
export function AreaSidebar({ navigation, current }: AreaSidebarProps) {
  return (
    <SidebarNav
      label={navigation.label}
      groups={navigation.groups.map((group) => ({
        label: group.label,
        items: group.entries.map(({ label, href }) => ({
          key: href,
          label,
          current: href === current.href,
          link: (props) => <Link to={href} {...props} />,
        })),
      }))}
    />
  );
}

import {
  type SidebarGroup,
  type SidebarItem,
  SidebarNav,
  type SidebarNavProps,
} from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { useRememberedFlags } from '../../lib/use-remembered-flag.ts';
import type { AreaEntry, AreaGroup, AreaNavigation } from './area-navigation.ts';

interface AreaSidebarProps {
  navigation: AreaNavigation;
  /** The entry of the current page. */
  current: AreaEntry;
  density?: SidebarNavProps['density'];
}

/** Id by the first URL: names of groups can change, and differ between areas. */
const foldedName = ({ entries }: AreaGroup) => `area-group-folded:${entries[0]?.href}`;

const itemOf = ({ label, href }: AreaEntry, current: AreaEntry): SidebarItem => ({
  key: href,
  label,
  current: href === current.href,
  link: (props) => <Link to={href} {...props} />,
});

/** The pages of an area, with the current one marked. Groups fold, which the browser stores. */
export function AreaSidebar({ navigation, current, density }: AreaSidebarProps) {
  const [folded, setFolded] = useRememberedFlags(navigation.groups.map(foldedName));
  const groupOf = (group: AreaGroup): SidebarGroup => {
    const { label } = group;
    const name = foldedName(group);
    const items = group.entries.map((entry) => itemOf(entry, current));
    if (label === undefined) return { items };
    return {
      label,
      items,
      collapsible: true,
      defaultOpen: !folded.has(name),
      onOpenChange: (open) => setFolded(name, !open),
    };
  };
  const groups = navigation.groups.map(groupOf);
  return <SidebarNav label={navigation.label} groups={groups} density={density} />;
}

import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { LinkSlot } from '../private/link-slot.ts';
import {
  folding,
  foldingLabel,
  groupLabel,
  link as linkClass,
  list,
  sidebar,
} from './SidebarNav.css.ts';

export interface SidebarItem {
  /** Tells items apart. */
  key: string;
  /** The words of the link. */
  label: string;
  /** A mark before the words; not read aloud. */
  icon?: ReactNode;
  /** Whether this is the page shown. @defaultValue false */
  current?: boolean | undefined;
  /** Renders the link: `(props) => <Link to={href} {...props} />`. */
  link: LinkSlot;
}

interface SidebarGroupItems {
  /** Its links in order. */
  items: ReadonlyArray<SidebarItem>;
}

/** A group that folds needs a name to press. */
export type SidebarGroup = SidebarGroupItems &
  (
    | {
        /** Names the group; left out for the only or first one. */
        label?: string | undefined;
        collapsible?: false | undefined;
      }
    | {
        label: string;
        /** The reader may fold it. Unfolded at first, and when the page shown comes to lie in it. */
        collapsible: true;
      }
  );

export interface SidebarNavProps {
  /** Names the navigation. */
  label: string;
  /** Links by subject. */
  groups: ReadonlyArray<SidebarGroup>;
}

function Items({ items, labelledBy }: SidebarGroupItems & { labelledBy?: string | undefined }) {
  return (
    <ul className={list} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.key}>
          {item.link({
            className: linkClass,
            ...(item.current ? { 'aria-current': 'page' as const } : {}),
            children: (
              <Fragment>
                <Glyph icon={item.icon} />
                <span>{item.label}</span>
              </Fragment>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}

function Group({ label, items, collapsible }: SidebarGroup) {
  const labelId = useId();
  if (collapsible) return <FoldingGroup {...{ label, items }} />;
  return (
    <div>
      {label ? (
        <p id={labelId} className={groupLabel}>
          {label}
        </p>
      ) : null}
      <Items items={items} labelledBy={label ? labelId : undefined} />
    </div>
  );
}

/** The browser's own `details`: it folds without a script. */
function FoldingGroup({ label, items }: SidebarGroupItems & { label: string }) {
  const labelId = useId();
  const holdsPage = items.some((item) => item.current);
  return (
    // The key unfolds the group anew when the page shown comes to lie in it.
    <details key={String(holdsPage)} open className={folding}>
      <summary className={foldingLabel}>
        <span id={labelId}>{label}</span>
        <Glyph icon={<ChevronDown />} />
      </summary>
      <Items items={items} labelledBy={labelId} />
    </details>
  );
}

/** The pages of an area, with the current one marked. */
export function SidebarNav({ label, groups }: SidebarNavProps) {
  return (
    <nav aria-label={label} className={sidebar}>
      {groups.map((group) => (
        <Group key={group.items[0]?.key ?? group.label} {...group} />
      ))}
    </nav>
  );
}

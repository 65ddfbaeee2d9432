import { Fragment, type ReactNode, useId } from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { LinkSlot } from '../private/link-slot.ts';
import { groupLabel, link as linkClass, list, sidebar } from './SidebarNav.css.ts';

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

export interface SidebarGroup {
  /** Names the group; left out for the only or first one. */
  label?: string | undefined;
  /** Its links in order. */
  items: ReadonlyArray<SidebarItem>;
}

export interface SidebarNavProps {
  /** Names the navigation. */
  label: string;
  /** Links by subject. */
  groups: ReadonlyArray<SidebarGroup>;
}

function Group({ label, items }: SidebarGroup) {
  const labelId = useId();
  return (
    <div>
      {label ? (
        <p id={labelId} className={groupLabel}>
          {label}
        </p>
      ) : null}
      <ul className={list} aria-labelledby={label ? labelId : undefined}>
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
    </div>
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

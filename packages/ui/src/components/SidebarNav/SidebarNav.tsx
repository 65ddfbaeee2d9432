import { ChevronDown } from 'lucide-react';
import {
  Fragment,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { LinkSlot } from '../private/link-slot.ts';
import type { NoAttributes } from '../private/types.ts';
import {
  folding,
  foldingLabel,
  groupLabel,
  link as linkClass,
  list,
  sidebar,
} from './SidebarNav.css.ts';

export interface SidebarItem {
  /** Key of the item, unique in its group. */
  key: string;
  /** Label of the link. */
  label: string;
  /** Icon before the label; hidden from screen readers. */
  icon?: ReactNode;
  /** Whether the item is the current page. @defaultValue false */
  current?: boolean | undefined;
  /** Renders the link: `(props) => <Link to={href} {...props} />`. */
  link: LinkSlot;
}

interface SidebarGroupItems {
  /** Items of the group, in display order. */
  items: ReadonlyArray<SidebarItem>;
}

interface FoldingGroupOptions {
  /** Label of the group. Clicking it expands or collapses the group. */
  label: string;
  /** Makes the group collapsible. It expands automatically if it contains the current page. */
  collapsible: true;
  /** Whether the group is expanded initially. @defaultValue true */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the user expands or collapses the group, and not when the current page expands it.
   */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A collapsible group requires a label. */
export type SidebarGroup = SidebarGroupItems &
  (
    | {
        /** Label of the group. May be omitted for the only or the first group. */
        label?: string | undefined;
        collapsible?: false | undefined;
      }
    | FoldingGroupOptions
  );

export interface SidebarNavProps extends NoAttributes {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** Groups of links, in display order. */
  groups: ReadonlyArray<SidebarGroup>;
  /**
   * Height of the links. `compact` fits about twenty links on a laptop screen; it is for mouse
   * pointers, not for touch.
   * @defaultValue 'regular'
   */
  density?: 'regular' | 'compact' | undefined;
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

function Group(group: SidebarGroup) {
  const labelId = useId();
  if (group.collapsible) return <FoldingGroup {...group} />;
  const { label, items } = group;
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

/** A native `details` element, which expands and collapses without JavaScript. */
function FoldingGroup(props: SidebarGroupItems & FoldingGroupOptions) {
  const { label, items, defaultOpen = true, onOpenChange } = props;
  const labelId = useId();
  const group = useRef<HTMLDetailsElement>(null);
  const page = items.find((item) => item.current)?.key;
  // Never changed by a later render, which would undo what the user did.
  const [startsOpen] = useState(defaultOpen || page !== undefined);
  // The last known state: `toggle` also fires for an element that is open initially.
  const known = useRef(startsOpen);
  useLayoutEffect(() => {
    if (page === undefined || !group.current) return;
    group.current.open = true;
    known.current = true;
  }, [page]);
  const handleToggle = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === known.current) return;
    known.current = currentTarget.open;
    onOpenChange?.(currentTarget.open);
  };
  return (
    <details ref={group} open={startsOpen} className={folding} onToggle={handleToggle}>
      <summary className={foldingLabel}>
        <span id={labelId}>{label}</span>
        <Glyph icon={<ChevronDown />} />
      </summary>
      <Items items={items} labelledBy={labelId} />
    </details>
  );
}

/**
 * The key of each group: that of its first item, since labels change with the language, or its
 * label. Keys need not be unique across groups, so those that recur are numbered.
 */
function keysOf(groups: ReadonlyArray<SidebarGroup>): string[] {
  const counts = new Map<string, number>();
  return groups.map(({ items, label = '' }) => {
    const key = items[0]?.key ?? label;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${key} ${count}`;
  });
}

/** A vertical navigation of the pages of an area, with the current page highlighted. */
export function SidebarNav({ label, groups, density = 'regular' }: SidebarNavProps) {
  const keys = keysOf(groups);
  return (
    <nav aria-label={label} className={sidebar} data-density={density}>
      {groups.map((group, index) => (
        <Group key={keys[index]} {...group} />
      ))}
    </nav>
  );
}

import { ChevronDown } from 'lucide-react';
import {
  Fragment,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
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
  /** Identifies the item. */
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

interface FoldingGroupOptions {
  label: string;
  /** The user may collapse it. It expands when the current page is in it. */
  collapsible: true;
  /** Whether it is unfolded at first. @defaultValue true */
  defaultOpen?: boolean | undefined;
  /** The user collapsed or expanded it; not called where the current page expands it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A collapsible group needs a label to click. */
export type SidebarGroup = SidebarGroupItems &
  (
    | {
        /** Names the group; left out for the only or first one. */
        label?: string | undefined;
        collapsible?: false | undefined;
      }
    | FoldingGroupOptions
  );

export interface SidebarNavProps {
  /** Names the navigation. */
  label: string;
  /** Links by subject. */
  groups: ReadonlyArray<SidebarGroup>;
  /** `compact` shows some twenty links on a laptop; for pointers more precise than a finger. @defaultValue 'regular' */
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

/** The browser's own `details`: it folds without a script. */
function FoldingGroup(props: SidebarGroupItems & FoldingGroupOptions) {
  const { label, items, defaultOpen = true, onOpenChange } = props;
  const labelId = useId();
  const group = useRef<HTMLDetailsElement>(null);
  const page = items.find((item) => item.current)?.key;
  const startsOpen = defaultOpen || page !== undefined;
  // The last known state: `toggle` also fires for an element that is open at first.
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

/** The pages of an area, with the current one marked. */
export function SidebarNav({ label, groups, density = 'regular' }: SidebarNavProps) {
  return (
    <nav aria-label={label} className={sidebar} data-density={density}>
      {groups.map((group) => (
        <Group key={group.items[0]?.key ?? group.label} {...group} />
      ))}
    </nav>
  );
}

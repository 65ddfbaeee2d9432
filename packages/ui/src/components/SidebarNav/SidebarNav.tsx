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

interface FoldingGroupOptions {
  label: string;
  /** The reader may fold it. Unfolded whenever the page shown comes to lie in it. */
  collapsible: true;
  /** Whether it is unfolded at first. @defaultValue true */
  defaultOpen?: boolean | undefined;
  /** The reader folded or unfolded it; not called where the page shown unfolds it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A group that folds needs a name to press. */
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
  // As the reader or the page shown left it: its event also comes when it is unfolded at first.
  const known = useRef(startsOpen);
  useLayoutEffect(() => {
    if (page === undefined || !group.current) return;
    group.current.open = true;
    known.current = true;
  }, [page]);
  const tell = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    if (currentTarget.open === known.current) return;
    known.current = currentTarget.open;
    onOpenChange?.(currentTarget.open);
  };
  return (
    <details ref={group} open={startsOpen} className={folding} onToggle={tell}>
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

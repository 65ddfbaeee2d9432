import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import {
  brand,
  footer,
  footerLine,
  groupLabel,
  groups as groupsClass,
  inside,
  insideLine,
  line,
  list,
  note as noteClass,
} from './SiteFooter.css.ts';

export interface FooterLink {
  /** Identifies the link. */
  key: string;
  /** A plain or router link. */
  link: ReactNode;
}

export interface FooterGroup {
  /** Names the group. */
  label: string;
  /** Its links in order. */
  links: ReadonlyArray<FooterLink>;
}

export interface SiteFooterProps {
  /** The mark of the site, and what it is in a line. */
  logo?: ReactNode;
  /** Links by subject. */
  groups: ReadonlyArray<FooterGroup>;
  /** The last line: rights, year. */
  note: ReactNode;
  /**
   * One line that wraps, on the sheet of the page, for the areas of an application; the names of the
   * groups are only read aloud. @defaultValue false
   */
  compact?: boolean | undefined;
}

function Group({ label, links, compact }: FooterGroup & { compact: boolean }) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId}>
      <p id={labelId} className={compact ? visuallyHidden : groupLabel}>
        {label}
      </p>
      <ul className={compact ? line : list}>
        {links.map(({ key, link }) => (
          <li key={key}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of a page: in columns below public pages, or one line below those of an application. */
export function SiteFooter({ logo, groups, note, compact = false }: SiteFooterProps) {
  const groupNodes = groups.map((group) => (
    <Group key={group.label} {...group} compact={compact} />
  ));
  if (compact) {
    return (
      <footer className={footerLine} data-print="hidden">
        <div className={insideLine}>
          <div>{note}</div>
          {groupNodes}
          {logo}
        </div>
      </footer>
    );
  }
  return (
    <footer className={footer} data-print="hidden">
      <div className={inside}>
        <div className={groupsClass}>
          {logo ? <div className={brand}>{logo}</div> : null}
          {groupNodes}
        </div>
        <div className={noteClass}>{note}</div>
      </div>
    </footer>
  );
}

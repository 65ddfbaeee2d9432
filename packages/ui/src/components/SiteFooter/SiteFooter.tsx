import { type ReactNode, useId } from 'react';
import {
  brand,
  footer,
  groupLabel,
  groups as groupsClass,
  inside,
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
}

function Group({ label, links }: FooterGroup) {
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId}>
      <p id={labelId} className={groupLabel}>
        {label}
      </p>
      <ul className={list}>
        {links.map(({ key, link }) => (
          <li key={key}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}

/** The foot of every public page. */
export function SiteFooter({ logo, groups, note }: SiteFooterProps) {
  return (
    <footer className={footer} data-print="hidden">
      <div className={inside}>
        <div className={groupsClass}>
          {logo ? <div className={brand}>{logo}</div> : null}
          {groups.map((group) => (
            <Group key={group.label} {...group} />
          ))}
        </div>
        <div className={noteClass}>{note}</div>
      </div>
    </footer>
  );
}

import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import type { NoAttributes } from '../private/types.ts';
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
  /** Unique key of the link. */
  key: string;
  /** An `a` element or a router link. */
  link: ReactNode;
}

export interface FooterGroup {
  /** Heading of the group, and accessible name of its navigation landmark. */
  label: string;
  /** Links of the group, in display order. */
  links: ReadonlyArray<FooterLink>;
}

export interface SiteFooterProps extends NoAttributes {
  /** Logo of the site, with an optional tagline. */
  logo?: ReactNode;
  /** Groups of links, in display order. */
  groups: ReadonlyArray<FooterGroup>;
  /** Content of the last line, such as the copyright notice. */
  note: ReactNode;
  /**
   * Whether all content is on one line that wraps, on the background of the page. Use it in an
   * application. The headings of the groups are then visually hidden.
   * @defaultValue false
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

/**
 * The footer of a site: columns of links on public pages, or one compact line in an application.
 */
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
        {logo || groups.length > 0 ? (
          <div className={groupsClass}>
            {logo ? <div className={brand}>{logo}</div> : null}
            {groupNodes}
          </div>
        ) : null}
        <div className={noteClass}>{note}</div>
      </div>
    </footer>
  );
}

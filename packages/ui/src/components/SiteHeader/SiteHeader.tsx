import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { NoAttributes } from '../private/types.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import {
  actions as actionsClass,
  bar,
  header,
  logo,
  menu,
  menuActions,
  menuButton,
  menuNav,
  nav as navClass,
} from './SiteHeader.css.ts';

/** An inline SVG, so that not every page loads the icon library for three lines. */
function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width={24}
      height={24}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 5h16M4 12h16M4 19h16" />
    </svg>
  );
}

export interface SiteHeaderProps extends NoAttributes {
  /** Logo of the site, usually a link to the home page. */
  logo: ReactNode;
  /** Links of the navigation, as siblings without a list: `a` elements or router links. */
  nav: ReactNode;
  /** Buttons at the end of the header, such as sign in. */
  actions?: ReactNode;
  /** Accessible name of the navigation, and of the menu button on small viewports. */
  menuLabel: string;
  /** Accessible name of the close button of the menu. */
  closeLabel: string;
  /** Whether the header has no background. @defaultValue false */
  transparent?: boolean | undefined;
  /**
   * Whether the header overlaps the content of the page, with or without a background.
   * @defaultValue false
   */
  overlay?: boolean | undefined;
}

/** The header of a site. Below the `desktop` breakpoint its links move into a drawer. */
export function SiteHeader(props: SiteHeaderProps) {
  const { nav, actions, menuLabel, closeLabel, transparent = false, overlay } = props;
  const [open, setOpen] = useState(false);
  return (
    <header
      className={header}
      data-transparent={transparent}
      data-overlay={overlay || undefined}
      data-print="hidden"
    >
      <div className={bar}>
        <div className={logo}>{props.logo}</div>
        <nav aria-label={menuLabel} className={navClass}>
          {nav}
        </nav>
        {actions ? <div className={actionsClass}>{actions}</div> : null}
        <div className={menuButton}>
          <IconButton
            label={menuLabel}
            icon={<MenuIcon />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={menuLabel}
        closeLabel={closeLabel}
        closeOnClickOf="links-and-buttons"
      >
        <div className={menu}>
          <nav aria-label={menuLabel} className={menuNav}>
            {nav}
          </nav>
          <div className={menuActions}>{actions}</div>
        </div>
      </Sheet>
    </header>
  );
}

import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
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

/** Inline, as every page would load the icon library for three lines. */
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

export interface SiteHeaderProps {
  /** The mark of the site, usually a link home. */
  logo: ReactNode;
  /** The links, one after another: plain or router links, without a list around them. */
  nav: ReactNode;
  /** Buttons at the end of the bar: sign in, sign out. */
  actions?: ReactNode;
  /** Names the navigation and the button that opens it on narrow screens. */
  menuLabel: string;
  /** Names the button that closes it. */
  closeLabel: string;
  /** Lies over the page without a background of its own. @defaultValue false */
  transparent?: boolean | undefined;
  /** The content starts under the header, transparent or not. @defaultValue false */
  overlay?: boolean | undefined;
}

/** The head of every page; below the desktop width its links move into a drawer. */
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

import type { MouseEvent, ReactNode } from 'react';
import { Sheet } from '../Sheet/Sheet.tsx';
import { menu, menuActions, menuNav } from './SiteHeader.css.ts';

interface SiteMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  menuLabel: string;
  closeLabel: string;
  nav: ReactNode;
  actions: ReactNode;
}

/** The header's links as a drawer. A chunk of its own: pages that never open it do not load it. */
export function SiteMenu({ nav, actions, menuLabel, closeLabel, ...sheet }: SiteMenuProps) {
  const closeOnPress = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
    // Once the press is over: a link that is taken away before its router hears of the press is
    // followed by the browser, which loads the whole portal again.
    setTimeout(() => sheet.onOpenChange(false));
  };
  return (
    <Sheet {...sheet} title={menuLabel} closeLabel={closeLabel}>
      {/* The links themselves take key presses; this only hears of what they did. */}
      <div className={menu} onClickCapture={closeOnPress}>
        <nav aria-label={menuLabel} className={menuNav}>
          {nav}
        </nav>
        <div className={menuActions}>{actions}</div>
      </div>
    </Sheet>
  );
}

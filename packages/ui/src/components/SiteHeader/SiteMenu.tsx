import type { ReactNode } from 'react';
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
  return (
    <Sheet {...sheet} title={menuLabel} closeLabel={closeLabel} closeOnPressOf="links-and-buttons">
      <div className={menu}>
        <nav aria-label={menuLabel} className={menuNav}>
          {nav}
        </nav>
        <div className={menuActions}>{actions}</div>
      </div>
    </Sheet>
  );
}

import type { ReactNode } from 'react';

/** What a navigation component gives to a link that the caller renders. */
export interface LinkSlotProps {
  className: string;
  children: ReactNode;
  'aria-current'?: 'page';
}

/**
 * Renders a link with what it is given: `(props) => <Link to="/precios" {...props} />`. The
 * package so never imports a router.
 */
export type LinkSlot = (props: LinkSlotProps) => ReactNode;

import type { ReactNode } from 'react';

/** Props that a component passes to a link rendered by the caller. */
export interface LinkSlotProps {
  /** Class name of the link. */
  className: string;
  /** Content of the link. */
  children: ReactNode;
  /** Set if the link leads to the current page. */
  'aria-current'?: 'page';
}

/**
 * Renders a link with the props of the component: `(props) => <Link to="/precios" {...props} />`.
 * This keeps the package independent of a router.
 */
export type LinkSlot = (props: LinkSlotProps) => ReactNode;

import { ChevronRight } from 'lucide-react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { LinkSlot } from '../private/link-slot.ts';
import type { NoAttributes } from '../private/types.ts';
import { item, link as linkClass, list } from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** Unique key of the item. */
  key: string;
  /** Label of the item. */
  label: string;
  /**
   * Renders the link: `(props) => <Link to="/precios" {...props} />`. Omit it for the current page,
   * which comes last.
   */
  link?: LinkSlot | undefined;
}

export interface BreadcrumbsProps extends NoAttributes {
  /** Accessible name of the navigation landmark. */
  label: string;
  /** Items from the home page to the current page. */
  items: ReadonlyArray<Breadcrumb>;
}

/** Navigation that shows the path from the home page to the current page. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={list}>
        {items.map((step, position) => (
          <li key={step.key} className={item}>
            {position > 0 ? <Glyph icon={<ChevronRight />} /> : null}
            {step.link ? (
              step.link({ className: linkClass, children: step.label })
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

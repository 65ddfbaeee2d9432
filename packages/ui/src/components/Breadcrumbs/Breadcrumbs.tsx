import { ChevronRight } from 'lucide-react';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { LinkSlot } from '../private/link-slot.ts';
import { item, link as linkClass, list } from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** Identifies the step. */
  key: string;
  /** The words of the step. */
  label: string;
  /** Renders the link; left out on the last step, which is the page shown. */
  link?: LinkSlot | undefined;
}

export interface BreadcrumbsProps {
  /** Names the navigation. */
  label: string;
  /** From the home page to the page shown. */
  items: ReadonlyArray<Breadcrumb>;
}

/** Where the page is in the site. */
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

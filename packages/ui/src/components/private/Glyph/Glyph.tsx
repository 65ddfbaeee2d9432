import type { ReactNode } from 'react';
import { glyph } from './Glyph.css.ts';

/**
 * An icon with the size of the surrounding text, hidden from screen readers. Renders nothing
 * without an icon.
 */
export function Glyph({ icon }: { icon?: ReactNode }) {
  if (icon === undefined || icon === null || icon === false) return null;
  return (
    <span className={glyph} aria-hidden="true">
      {icon}
    </span>
  );
}

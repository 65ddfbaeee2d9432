import type { ReactNode } from 'react';
import { glyph } from './Glyph.css.ts';

/** An icon as tall as the text beside it, not read aloud; nothing when there is none. */
export function Glyph({ icon }: { icon?: ReactNode }) {
  if (icon === undefined || icon === null || icon === false) return null;
  return (
    <span className={glyph} aria-hidden="true">
      {icon}
    </span>
  );
}

import type { ReactNode } from 'react';
import { useScrollStop } from '../use-scroll-stop.ts';
import { body } from './Overlay.css.ts';

/** The part of an overlay that scrolls when the content is higher than the screen. */
export function OverlayBody({ children }: { children: ReactNode }) {
  return (
    <div {...useScrollStop<HTMLDivElement>()} className={body}>
      <div>{children}</div>
    </div>
  );
}

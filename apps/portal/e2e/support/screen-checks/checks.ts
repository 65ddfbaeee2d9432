import type { Page } from 'playwright';
import type { ScreenKind } from '../screen-kinds.ts';
import { focusInView } from './focus.ts';
import { forcedColors } from './forced-colors.ts';
import { doubledText, leastSpace, reflow, spacedText } from './layout.ts';
import { reducedMotion } from './motion.ts';
import { paper } from './print.ts';
import { targetSize } from './targets.ts';
import { tree } from './tree.ts';

/** Something that holds for every kind of screen. */
export interface ScreenCheck {
  readonly title: string;
  /** Leaves the page as it was. @returns what is wrong, one line each. */
  readonly run: (page: Page, kind: ScreenKind) => Promise<string[]>;
  /** Rules that break it, so that the check is seen to fail. */
  readonly defect: string;
}

export const screenChecks: readonly ScreenCheck[] = [
  {
    title: 'has landmarks, headings and names for a screen reader',
    run: (page, { isAnnouncing = false }) => tree(page, isAnnouncing),
    defect: 'main h1 { display: none }',
  },
  {
    title: 'fits a zoom of 400 %',
    run: reflow,
    defect: 'main h1 { min-inline-size: 400px }',
  },
  {
    title: 'is readable in the smallest window of each layout',
    run: leastSpace,
    defect: 'main h1 { inline-size: 60px; overflow-wrap: anywhere }',
  },
  {
    title: 'is readable with a root font of 200 %',
    run: doubledText,
    defect: 'label { block-size: 20px; overflow: hidden }',
  },
  {
    title: 'is readable with wider spacing of the text',
    run: spacedText,
    defect: 'label { inline-size: 120px; white-space: nowrap; overflow: hidden }',
  },
  {
    title: 'keeps its marks in forced colors',
    run: forcedColors,
    defect: 'input { border: none }',
  },
  {
    title: 'is still with reduced motion',
    run: reducedMotion,
    defect: 'button { transition: transform 1s }',
  },
  {
    title: 'shows what has the focus',
    run: focusInView,
    defect: 'html { scroll-padding: 0 } header { block-size: 60vh }',
  },
  {
    title: 'has targets that a finger hits',
    run: targetSize,
    defect: 'footer * { min-block-size: 0; padding: 0; margin: 0; line-height: 1; gap: 0 }',
  },
  {
    title: 'can be printed',
    run: paper,
    defect: 'label { color: #bbb }',
  },
];

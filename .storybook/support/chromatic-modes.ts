import { lookAt, type Shot, type SizeName, sizes } from './pictures.ts';

/** Viewports of the toolbar in which screenshots are taken, by size. */
export const screenshotViewports: Readonly<Record<SizeName, string>> = {
  component: 'w1024',
  desktop: 'w1280',
  mobile: 'w360',
};

/** What Chromatic sets for one of its snapshots. */
export interface ChromaticMode {
  readonly theme: string;
  readonly viewport: string;
}

const modeOf = ({ size, theme }: Shot): readonly [string, ChromaticMode] => [
  `${size} ${theme}`,
  { theme, viewport: screenshotViewports[size] },
];

/**
 * The modes in which Chromatic takes each story: those of a screen, because modes belong to a whole
 * Storybook. Components have them as well, at the width of a desktop instead of their own.
 */
export const chromaticModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  lookAt({ title: 'Portal/', name: '' }, undefined, false).shots.map(modeOf),
);

/** The size of a viewport of the toolbar. */
export const viewportSize = (size: SizeName) => ({
  width: `${sizes[size].width}px`,
  height: `${sizes[size].height}px`,
});

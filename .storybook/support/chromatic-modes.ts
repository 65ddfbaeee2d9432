import { planStory, type ScreenshotVariant, type SizeName } from './screenshot-plan.ts';

/** Viewports of the toolbar in which screenshots are taken, by size. */
export const screenshotViewports: Readonly<Record<SizeName, string>> = {
  component: 'w1024',
  desktop: 'w1280',
  mobile: 'w360',
};

/** Whether the globals of a story set the viewport of a phone. */
export const isForMobile = (globals: { viewport?: { value?: unknown } } | undefined): boolean =>
  globals?.viewport?.value === screenshotViewports.mobile;

/** Settings of one of Chromatic's snapshots. */
export interface ChromaticMode {
  readonly theme: string;
  readonly viewport: string;
}

const modeOf = ({ size, theme }: ScreenshotVariant): readonly [string, ChromaticMode] => [
  `${size} ${theme}`,
  { theme, viewport: screenshotViewports[size] },
];

/**
 * The modes in which Chromatic takes each story: those of a screen's default state, because modes belong to a whole
 * Storybook. Components have them as well, at the width of a desktop instead of their own.
 */
export const chromaticModes: Readonly<Record<string, ChromaticMode>> = Object.fromEntries(
  planStory({ title: 'Portal/', name: 'Default' }, undefined, false).screenshots.map(modeOf),
);

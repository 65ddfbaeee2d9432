import type { ThemeName } from './themes.ts';

/** Widths and heights of the viewports in which screenshots are taken. */
export const sizes = {
  component: { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
  mobile: { width: 360, height: 740 },
} as const;

export type SizeName = keyof typeof sizes;

/** The story's own element, the viewport, or the whole page. */
export type ScreenshotArea = 'root' | 'viewport' | 'page';

/** Options of a story's screenshots, in `parameters.screenshots`. */
export interface ScreenshotParameters {
  /** `true`: none, the story shows nothing of its own. `false`: as the others of its kind. */
  disable?: boolean;
  sizes?: SizeName[];
  /** Screenshots of the size `mobile` are light whatever is given here. */
  themes?: ThemeName[];
  area?: ScreenshotArea;
}

/** One screenshot of a story. */
export interface ScreenshotVariant {
  readonly size: SizeName;
  readonly theme: ThemeName;
}

/** Checks of a story besides its play function. */
export interface StoryPlan {
  readonly screenshots: readonly ScreenshotVariant[];
  /** Themes in which axe checks the story; in the first the addon has done so already. */
  readonly axe: readonly ThemeName[];
  readonly area: ScreenshotArea;
}

/** A story as its index names it. */
export interface PlannedStory {
  readonly title: string;
  readonly name: string;
}

/** In which sizes and themes stories of a kind are captured, and in which axe checks them. */
interface StoryKind {
  /** The first is that of every story, the others only of those named by `inAllSizes`. */
  readonly sizes: readonly [SizeName, ...SizeName[]];
  readonly inAllSizes: RegExp;
  /** The first is that of every story, the others only of those named by `inAllThemes`. */
  readonly themes: readonly [ThemeName, ...ThemeName[]];
  readonly inAllThemes: RegExp;
  readonly axe: readonly ThemeName[];
  readonly area: ScreenshotArea;
}

const none = /^$/;

const kinds: Readonly<Record<'component' | 'screen' | 'mail', StoryKind>> = {
  component: {
    sizes: ['component'],
    inAllSizes: none,
    themes: ['sheet-light', 'sheet-dark'],
    // These have every color of a component; its other stories use the same ones.
    inAllThemes: /^(Default|States|Tones|Variants)$/,
    axe: ['sheet-light', 'sheet-dark', 'wireframe'],
    area: 'root',
  },
  screen: {
    sizes: ['desktop', 'mobile'],
    // A report has a default story for each audience, and most columns in all of them.
    inAllSizes: /^Default( Mine| Users| Tools)?$/,
    themes: ['sheet-light', 'sheet-dark'],
    inAllThemes: /^Default$/,
    axe: ['sheet-light', 'sheet-dark'],
    area: 'page',
  },
  // Mail clients restrict the colors of an e-mail, and all e-mails have one layout.
  mail: {
    sizes: ['desktop', 'mobile'],
    inAllSizes: /^Long Content$/,
    themes: ['sheet-light'],
    inAllThemes: none,
    axe: ['sheet-light'],
    area: 'page',
  },
};

function kindOf(title: string): StoryKind {
  if (title.startsWith('UI/')) return kinds.component;
  return title.startsWith('Mail/') ? kinds.mail : kinds.screen;
}

/**
 * Whether a story shows what another one does: the playground is the default story with every
 * control shown, and a screen's `Mobile` is its default story at the size in which that is captured
 * as well.
 */
const repeatsDefault = ({ title, name }: PlannedStory): boolean =>
  name === 'Playground' || (name === 'Mobile' && kindOf(title) === kinds.screen);

/** The size in which a story is visited. @param isMobile whether it sets the viewport of a phone. */
export const visitSize = ({ title }: PlannedStory, isMobile: boolean): SizeName =>
  isMobile ? 'mobile' : kindOf(title).sizes[0];

/** Plans the checks of a story from its title, its name, its viewport and its parameters. */
export function planStory(
  story: PlannedStory,
  parameters: ScreenshotParameters | undefined,
  isMobile: boolean,
): StoryPlan {
  const kind = kindOf(story.title);
  const { disable = repeatsDefault(story), area = kind.area } = parameters ?? {};
  const inAllSizes = kind.inAllSizes.test(story.name) && !isMobile;
  const inAllThemes = kind.inAllThemes.test(story.name);
  const ownSizes = inAllSizes ? kind.sizes : [visitSize(story, isMobile)];
  const ownThemes = inAllThemes ? kind.themes : [kind.themes[0]];
  const screenshots = (parameters?.sizes ?? ownSizes).flatMap((size) =>
    (parameters?.themes ?? ownThemes)
      .filter((theme) => size !== 'mobile' || theme === 'sheet-light')
      .map((theme) => ({ size, theme })),
  );
  return { screenshots: disable ? [] : screenshots, axe: kind.axe, area };
}

/** Name of a baseline, without its ending. */
export function baselineName(id: string, { size, theme }: ScreenshotVariant): string {
  const suffix = theme === 'sheet-light' ? size : `${size}-${theme.replace('sheet-', '')}`;
  return `${id}--${suffix}`;
}

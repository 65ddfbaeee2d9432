import type { Page } from 'playwright';
import type { ThemeName } from './themes.ts';

/** Widths and heights in which stories are pictured. */
export const sizes = {
  component: { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
  mobile: { width: 360, height: 740 },
} as const;

export type SizeName = keyof typeof sizes;

/** What a story may say of its pictures in `parameters.screenshots`. */
export interface PictureParameters {
  /** No picture at all: the story shows nothing that another does not. */
  disable?: boolean;
  /** Sizes to picture; components: `component`, screens: `desktop` and `mobile`. */
  sizes?: SizeName[];
  /** Themes to picture; mails: light, all else: light and dark. Phones are pictured in light only. */
  themes?: ThemeName[];
  /** The story's own element, the screenful, or the whole page. */
  area?: 'root' | 'screen' | 'page';
}

/** In which sizes and themes stories of a kind are pictured, and in which axe looks at them. */
interface StoryKind {
  readonly sizes: readonly SizeName[];
  readonly themes: readonly ThemeName[];
  readonly axe: readonly ThemeName[];
  readonly area: 'root' | 'page';
}

const kinds: Readonly<Record<'component' | 'screen' | 'mail', StoryKind>> = {
  component: {
    sizes: ['component'],
    themes: ['sheet-light', 'sheet-dark'],
    axe: ['sheet-light', 'sheet-dark', 'wireframe'],
    area: 'root',
  },
  screen: {
    sizes: ['desktop', 'mobile'],
    themes: ['sheet-light', 'sheet-dark'],
    axe: ['sheet-light', 'sheet-dark'],
    area: 'page',
  },
  // A mail has the colours that its readers' programs let it have.
  mail: {
    sizes: ['desktop', 'mobile'],
    themes: ['sheet-light'],
    axe: ['sheet-light'],
    area: 'page',
  },
};

function kindOf(title: string): StoryKind {
  if (title.startsWith('UI/')) return kinds.component;
  return title.startsWith('Mail/') ? kinds.mail : kinds.screen;
}

/** One picture of a story. */
export interface Shot {
  readonly size: SizeName;
  readonly theme: ThemeName;
}

/** What the runner does with a story besides running it. */
export interface StoryCapture {
  readonly shots: readonly Shot[];
  /** Themes in which axe looks at the story; in the first the addon has done so already. */
  readonly axe: readonly ThemeName[];
  readonly area: 'root' | 'screen' | 'page';
}

/** How a story is looked at, from its title, its name, its viewport and what it says itself. */
export function lookAt(
  story: { title: string; name: string },
  parameters: PictureParameters | undefined,
  mobile: boolean,
): StoryCapture {
  const kind = kindOf(story.title);
  const { disable = story.name === 'Playground', area = kind.area } = parameters ?? {};
  const chosen = parameters?.sizes ?? (mobile ? ['mobile'] : kind.sizes);
  const themes = parameters?.themes ?? kind.themes;
  const shots = chosen.flatMap((size) =>
    themes
      .filter((theme) => size !== 'mobile' || theme === 'sheet-light')
      .map((theme) => ({ size, theme })),
  );
  // The playground is the default story again, with every control open.
  return { shots: disable ? [] : shots, axe: kind.axe, area };
}

const still = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
  }
`;

/** Brings the page to rest: fonts there, nothing moving, no caret, scrolled to its top. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (css) => {
    if (!document.getElementById('pictures-still')) {
      const style = document.createElement('style');
      style.id = 'pictures-still';
      style.textContent = css;
      document.head.append(style);
    }
    // A play function may have scrolled to what it pressed; a sticky header would hang mid-page.
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const pending = [...document.images].filter((image) => !image.complete);
    await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
    // What opens takes the focus in the task after the frame that shows it.
    await new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
    );
  }, still);
}

/** Room around a component, for focus rings and shadows. */
const MARGIN = 8;

/** One picture of the page as it stands; behind an open dialog, only the screenful it covers. */
export async function takePicture(page: Page, area: 'root' | 'screen' | 'page'): Promise<Buffer> {
  if (area !== 'root') {
    const isLocked = (await page.locator('html[data-scroll-locked]').count()) > 0;
    return page.screenshot({ fullPage: area === 'page' && !isLocked });
  }
  const box = await page.locator('#storybook-root').boundingBox();
  if (!box) throw new Error('The story shows nothing: its root has no size.');
  const x = Math.max(0, Math.floor(box.x) - MARGIN);
  const y = Math.max(0, Math.floor(box.y) - MARGIN);
  const clip = {
    x,
    y,
    width: Math.ceil(box.x + box.width) + MARGIN - x,
    height: Math.ceil(box.y + box.height) + MARGIN - y,
  };
  return page.screenshot({ fullPage: true, clip });
}

/** Name of a baseline, without its ending. */
export function baselineName(id: string, { size, theme }: Shot): string {
  const suffix = theme === 'sheet-light' ? size : `${size}-${theme.replace('sheet-', '')}`;
  return `${id}--${suffix}`;
}

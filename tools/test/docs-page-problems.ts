import type { Page } from 'playwright';

/** Errors in the console of a page since they were last taken. */
export interface ConsoleErrors {
  /** @returns one line per error, each of them once. */
  take(): string[];
}

/** Starts collecting the errors of a page, and of the stories framed in it. */
export function collectConsoleErrors(page: Page): ConsoleErrors {
  const errors = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error') errors.add(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.add(`exception: ${error.message}`));
  return {
    take() {
      const taken = [...errors];
      errors.clear();
      return taken;
    },
  };
}

/**
 * Finds what hinders reading the page that is rendered: an overlay that a story has opened by itself,
 * and a scroll position or a focus somewhere down the page.
 * @returns one line per finding.
 */
export async function findObstacles(page: Page): Promise<string[]> {
  // A story in a frame may take the focus, and the page with it, once it is rendered. Frames that are
  // not in view are not loaded.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('iframe')].every(
      ({ contentDocument }) =>
        contentDocument?.URL === 'about:blank' ||
        contentDocument?.body?.classList.contains('sb-show-main') === true,
    ),
  );
  return page.evaluate(() => {
    const overlays =
      '[role=dialog], [role=alertdialog], [role=menu], dialog[open], [popover]:popover-open';
    const opened = [...document.querySelectorAll<HTMLElement>(overlays)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const names = opened.map((element) => element.getAttribute('role') ?? element.localName);
    // A dialog in a frame has the focus there, which neither covers nor moves the page.
    const focused = document.activeElement?.localName === 'iframe' ? null : document.activeElement;
    return [
      ...new Set(names.map((name) => `an overlay covers it: ${name}`)),
      ...(document.documentElement.hasAttribute('data-scroll-locked')
        ? ['it cannot be scrolled']
        : []),
      ...(window.scrollY > 0 ? [`it is scrolled by ${Math.round(window.scrollY)} px`] : []),
      ...(focused !== document.body && focused ? [`the focus is on a ${focused.localName}`] : []),
    ];
  });
}

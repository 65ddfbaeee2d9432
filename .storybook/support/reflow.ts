import type { Page } from 'playwright';
import { waitUntilPageIdle } from './capture-screenshot.ts';
import { setViewport } from './set-viewport.ts';

/**
 * The viewport of a screen of 1280 × 1024 pixels at a zoom of 400 %, as WCAG's «Reflow» (1.4.10)
 * requires. What fits here fits at 200 %.
 */
const smallestViewport = { width: 320, height: 256 };

/**
 * Finds what is wider than the page, and overlays that leave it. Runs in the page, so it may use
 * nothing from outside of itself.
 * @returns one line per element; for the page, the innermost element that sticks out.
 */
function findOverflow(): string[] {
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const height = window.innerHeight;
  const name = (element: Element) => element.outerHTML.slice(0, 160);
  const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const sticksOut = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > left && (right > width + 1 || left < -1);
  };
  const problems: string[] = [];
  if (scrollWidth > width) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => sticksOut(element) && ![...element.children].some(sticksOut),
    );
    const free = wide.find((element) => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (scrolls(up)) return false;
      }
      return true;
    });
    problems.push(`The page is ${scrollWidth} px wide: ${name(free ?? wide[0] ?? document.body)}`);
  }
  const over = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'status'];
  const boxes = document.body.querySelectorAll(over.map((role) => `[role="${role}"]`).join());
  for (const box of boxes) {
    const { top, bottom, width: wide } = box.getBoundingClientRect();
    // Text for screen readers only is one pixel wide.
    if (wide <= 1) continue;
    if (sticksOut(box)) problems.push(`It leaves the page: ${name(box)}`);
    if (box.scrollWidth > box.clientWidth + 1 && scrolls(box)) {
      problems.push(`It scrolls horizontally: ${name(box)}`);
    }
    const isModal = box.getAttribute('role')?.endsWith('dialog') ?? false;
    if (isModal && (top < -1 || bottom > height + 1)) {
      problems.push(`It is higher than the screen: ${name(box)}`);
    }
  }
  return problems;
}

/** How often the page may become idle until floating elements have followed their triggers. */
const MAX_RESTS = 10;

/** Fails when the story on the page does not fit the smallest viewport. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await setViewport(page, smallestViewport);
  let problems: string[];
  let rests = 0;
  do {
    await waitUntilPageIdle(page);
    problems = await page.evaluate(findOverflow);
    rests += 1;
  } while (problems.length > 0 && rests < MAX_RESTS);
  if (problems.length > 0) {
    throw new Error(
      `At ${smallestViewport.width} × ${smallestViewport.height}:\n${problems.join('\n')}`,
    );
  }
}

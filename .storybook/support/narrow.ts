import type { Page } from 'playwright';
import { settle } from './pictures.ts';

/**
 * What one sees of a screen of 1280 × 1024 pixels at 400 %: as narrow as WCAG's «Reflow» (1.4.10)
 * asks for, and as low. Whatever fits here, fits at 200 %.
 */
const narrowest = { width: 320, height: 256 };

/**
 * Finds what is wider than the page, and what lies over it and leaves it. Runs in the page, so it
 * may use nothing from around it.
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
  const faults: string[] = [];
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
    faults.push(`The page is ${scrollWidth} px wide: ${name(free ?? wide[0] ?? document.body)}`);
  }
  const over = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'status'];
  const boxes = document.body.querySelectorAll(over.map((role) => `[role="${role}"]`).join());
  for (const box of boxes) {
    const { top, bottom, width: wide } = box.getBoundingClientRect();
    // What is only read aloud is one pixel wide.
    if (wide <= 1) continue;
    if (sticksOut(box)) faults.push(`It leaves the page: ${name(box)}`);
    if (box.scrollWidth > box.clientWidth + 1 && scrolls(box)) {
      faults.push(`It scrolls sideways: ${name(box)}`);
    }
    const isModal = box.getAttribute('role')?.endsWith('dialog') ?? false;
    if (isModal && (top < -1 || bottom > height + 1)) {
      faults.push(`It is higher than the screen: ${name(box)}`);
    }
  }
  return faults;
}

/** Fails where a story, as it stands, does not fit the narrowest screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize(narrowest);
  await settle(page);
  const faults = await page.evaluate(findOverflow);
  if (faults.length > 0) {
    throw new Error(`At ${narrowest.width} × ${narrowest.height}:\n${faults.join('\n')}`);
  }
}

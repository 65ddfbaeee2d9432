const noMotion = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
  }
`;

/** Whether a visible element refers to an external SVG that is not loaded yet. */
const isEmpty = (use: SVGUseElement) => use.checkVisibility() && use.getBBox().width === 0;

/** Waits until external SVGs are loaded: `<use>` has no event for it. @throws if one cannot be loaded. */
async function waitForExternalSvgs(): Promise<void> {
  const uses = document.querySelectorAll<SVGUseElement>('use:not([href^="#"])');
  const empty = [...uses].filter(isEmpty);
  for (const { href } of empty) {
    const { ok, status } = await fetch(href.baseVal);
    if (!ok) throw new Error(`${href.baseVal} responds with ${status}.`);
  }
  while (empty.some(isEmpty)) await new Promise(requestAnimationFrame);
}

/** Waits until fonts, images and external SVGs are loaded and nothing moves; scrolls the page to its top. */
export async function waitUntilIdle(): Promise<void> {
  if (!document.getElementById('no-motion')) {
    const style = document.createElement('style');
    style.id = 'no-motion';
    style.textContent = noMotion;
    document.head.append(style);
  }
  // A play function may have scrolled to what it clicked; a sticky header would be mid-page.
  window.scrollTo(0, 0);
  await document.fonts.ready;
  const pending = [...document.images].filter((image) => !image.complete);
  await Promise.all(pending.map((image) => image.decode().catch(() => undefined)));
  await waitForExternalSvgs();
  // What opens takes the focus in the task after the frame that shows it.
  await new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
  );
}

declare global {
  interface Window {
    /** Set by the preview for the test runner. */
    storybookWaitUntilIdle?: typeof waitUntilIdle;
  }
}

const noMotion = `
  *, *::before, *::after {
    animation: none !important;
    transition: none !important;
    caret-color: transparent !important;
  }
`;

/** Waits until fonts and images are there and nothing moves, with the page scrolled to its top. */
export async function untilIdle(): Promise<void> {
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
  // What opens takes the focus in the task after the frame that shows it.
  await new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
  );
}

declare global {
  interface Window {
    /** Set by the preview for the test runner. */
    storybookUntilIdle?: typeof untilIdle;
  }
}

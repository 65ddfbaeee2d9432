/** Announces pages from now on. Before the first navigation there is nothing to announce. */
export function startAnnouncing(): void {
  // Without it the focus is where it has to be.
  import('./announce-pages.ts').then(
    ({ announcePages }) => announcePages(),
    () => undefined,
  );
}

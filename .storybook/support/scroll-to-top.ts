interface Story {
  readonly name: string;
}

/**
 * Shows a default story from its top: its play function may have scrolled to what it used, and users
 * look at the whole first. Other stories stay at what they show.
 */
export function scrollToTop({ name }: Story): void {
  if (name === 'Default') window.scrollTo(0, 0);
}

interface Story {
  readonly name: string;
}

/**
 * Scrolls a default story to its top: its play function may have scrolled to what it used, and users
 * want an overview first. Other stories are not scrolled.
 */
export function scrollToTop({ name }: Story): void {
  if (name === 'Default') window.scrollTo(0, 0);
}

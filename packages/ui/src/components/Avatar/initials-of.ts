/** Particles of Spanish, Portuguese, Dutch and German names, which give no initial. */
const particle = /^(?:de|del|la|las|los|y|e|da|do|van|von)$/i;

/**
 * The first letters of the first two words of a name, in capitals: «María del Mar Ruiz» is MM.
 * Returns '' for a name without a letter or a digit.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const significant = words.filter((word) => !particle.test(word));
  return (significant.length > 0 ? significant : words)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? '')
    .join('')
    .toUpperCase();
}

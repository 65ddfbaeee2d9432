/** Particles of Spanish, Portuguese, Dutch and German names, which are skipped. */
const particle = /^(?:de|del|la|las|los|y|e|da|do|van|von)$/i;

/**
 * Uppercase initials of the first two words of a name: «María del Mar Ruiz» becomes «MM».
 * @returns '' for a name without a letter or digit.
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

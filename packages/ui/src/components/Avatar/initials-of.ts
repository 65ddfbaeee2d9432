/** Words of Spanish names that stand for nobody by themselves. */
const particle = /^(?:de|del|la|las|los|y|e|da|do|van|von)$/i;

/**
 * The first letters of the first two words of a name, in capitals: «María del Mar Ruiz» is MM.
 * Gives '' for a name without a letter or a figure.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const telling = words.filter((word) => !particle.test(word));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word.normalize('NFC'))?.[0] ?? '')
    .join('')
    .toLocaleUpperCase('es');
}

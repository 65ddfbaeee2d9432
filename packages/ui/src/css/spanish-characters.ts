/** Characters of Spanish text, numbers and quotations. */
export const spanishCharacters: string = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)),
  ...'áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·•°ªº×÷±²³€−′″©®™§',
  // Non-breaking and narrow spaces.
  ...'\u00a0\u2009\u202f',
].join('');

/** Character range of the Latin file of the text font, from its package. */
const latin =
  '0-FF,131,152-153,2BB-2BC,2C6,2DA,2DC,304,308,329,2000-206F,20AC,2122,2191,2193,2212,2215,FEFF,FFFD';

const hex = (text: string): number => Number.parseInt(text, 16);

/** Returns each code point of ranges such as `0-FF,131`. */
function places(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return Array.from({ length: hex(last) - hex(first) + 1 }, (_, n) => hex(first) + n);
  });
}

/** Formats code points as a CSS `unicode-range`: `U+20-7E, U+A0`. */
function unicodeRange(points: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const point of [...points].sort((one, two) => one - two)) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const name = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${name(from)}` : `U+${name(from)}-${name(to)}`))
    .join(', ');
}

const spanish = new Set([...spanishCharacters].map((character) => character.codePointAt(0) ?? 0));

/** Two disjoint ranges: a character of the second one fetches another file. */
export const characterRanges = {
  spanish: unicodeRange([...spanish]),
  otherLatin: unicodeRange(places(latin).filter((place) => !spanish.has(place))),
};

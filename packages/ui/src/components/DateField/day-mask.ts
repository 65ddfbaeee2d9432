import { type DayLimits, dateOfDay, dayOfDate } from './day.ts';

/** Number of digits of day, month and year in dd/mm/yyyy. */
const sizes = [2, 2, 4] as const;

/** Highest first digit that a second digit may follow: a typed 4 becomes day 04. */
const highestTens = [3, 1, 9] as const;

const slashes = (text: string) => text.split('/').length - 1;

/** A text and the position of its caret. */
interface TypedText {
  text: string;
  caret: number;
}

/**
 * Overwrites the digits after the caret if the day, month or year is already complete, so that no
 * digit moves from one part to the next.
 */
function overtype({ text, caret }: TypedText): TypedText {
  const before = text.slice(0, caret);
  const index = slashes(before);
  const size = sizes[index];
  const after = text.slice(caret);
  if (size === undefined || after === '') return { text, caret };
  const start = before.lastIndexOf('/') + 1;
  const own = /^\d*/.exec(after)?.[0] ?? '';
  const surplus = before.length - start + own.length - size;
  if (surplus <= 0) return { text, caret };
  const remaining = after.slice(Math.min(surplus, own.length));
  const moved = before.length - start - size;
  if (moved <= 0) return { text: before + remaining, caret };
  // Typed at the end of a complete part: the digit replaces the first one of the next part.
  const rest = remaining.replace(/^\//, '').slice(moved);
  const lead = `${before.slice(0, start + size)}/${before.slice(start + size)}`;
  return index < sizes.length - 1
    ? { text: lead + rest, caret: caret + 1 }
    : { text: before.slice(0, start + size), caret: start + size };
}

/** A slash typed before an existing one moves the caret to the next part and adds nothing. */
function skipToNextPart({ text, caret }: TypedText): TypedText {
  if (text[caret - 1] !== '/' || slashes(text) < sizes.length) return { text, caret };
  const rest = text.slice(0, caret - 1) + text.slice(caret);
  const next = rest.indexOf('/', caret - 1);
  return { text: rest, caret: next < 0 ? rest.length : next + 1 };
}

/**
 * Formats typed text as dd/mm/yyyy. Slashes are inserted automatically; a slash, period, hyphen or
 * space completes a single digit (`1/` becomes `01/`); other characters are removed. Invalid dates
 * such as 31/02 remain, for validation to reject.
 * @param typed the text after an insertion.
 */
export function maskDay(typed: TypedText): TypedText {
  const isAtEnd = typed.caret >= typed.text.length;
  const shape = (part: string) => part.replace(/[.\- ]/g, '/').replace(/[^\d/]/g, '');
  const before = shape(typed.text.slice(0, typed.caret));
  const { text, caret } = overtype(
    skipToNextPart({ text: before + shape(typed.text.slice(typed.caret)), caret: before.length }),
  );
  const parts = [''];
  let newCaret = 0;
  const last = () => parts.length - 1;
  const complete = (isTyped: boolean) => {
    const part = parts[last()] ?? '';
    if (isTyped && part.length === 1) parts[last()] = part.padStart(sizes[0], '0');
    parts.push('');
  };
  for (const [position, character] of [...text].entries()) {
    const part = parts[last()] ?? '';
    if (character === '/') {
      if (last() === sizes.length - 1 || (isAtEnd && part === '')) continue;
      complete(isAtEnd || position === caret - 1);
    } else if (part.length < (sizes[last()] ?? 0)) {
      parts[last()] = part + character;
    } else if (last() < sizes.length - 1) {
      parts.push(character);
    }
    if (position === caret - 1) newCaret = parts.join('/').length;
  }
  if (isAtEnd && last() < sizes.length - 1) {
    const part = parts[last()] ?? '';
    const isWhole = part.length === sizes[last()];
    if (isWhole || Number(part) > (highestTens[last()] ?? 0)) complete(true);
  }
  const masked = parts.join('/');
  return { text: masked, caret: isAtEnd ? masked.length : newCaret };
}

/** Positions of day, month and year in a complete text. */
const places: ReadonlyArray<readonly [start: number, end: number]> = [
  [0, 2],
  [3, 5],
  [6, 10],
];

/**
 * Increments or decrements the day, month or year at the caret, as native date inputs do on the
 * arrow keys.
 * @returns the new day, clamped to its limits, and the position of the changed part in the text;
 *   null if `day` is no valid date.
 */
export function stepDay(day: string, caret: number, by: 1 | -1, limits: DayLimits) {
  const date = dateOfDay(day);
  if (!date) return null;
  const index = places.findIndex(([, end]) => caret <= end);
  const dayOfMonth = date.getDate();
  if (index === 0) date.setDate(dayOfMonth + by);
  else {
    date.setDate(1);
    if (index === 1) date.setMonth(date.getMonth() + by);
    else date.setFullYear(date.getFullYear() + by);
    const length = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
    date.setDate(Math.min(dayOfMonth, length));
  }
  const stepped = dateOfDay(dayOfDate(date)) ? dayOfDate(date) : day;
  // Empty text is no limit, as in the other field of a range without its day.
  const [min, max] = [limits.min || '0001-01-01', limits.max || '9999-12-31'];
  // Clamps the date: the middle one of the three in order.
  const [, within = stepped] = [min, stepped, max].toSorted();
  return { day: within, place: places[index] ?? [0, 0] };
}

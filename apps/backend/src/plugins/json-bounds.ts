/** Members and elements of a body, over all levels: the largest price list has about 200. */
const MAX_VALUES = 1000;
/** Objects and arrays within each other: a price list has three. */
const MAX_LEVELS = 20;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;

/** Why a body is rejected before it is parsed. */
export type JsonExcess = 'levels' | 'values';

/**
 * Whether a JSON text has more values, or more levels, than any body of this API. Read character
 * by character, as parsing and validating such a body is the cost that is to be avoided.
 * @returns which bound it exceeds, or null. A text that is not JSON is left to the parser.
 */
export function jsonExcess(text: string): JsonExcess | null {
  let values = 0;
  let levels = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) {
        at += 1;
      } else {
        inString = code !== QUOTE;
      }
      continue;
    }
    if (code === QUOTE) {
      inString = true;
    } else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      values += 1;
      levels += 1;
    } else if (code === COMMA) {
      values += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      levels -= 1;
    }
    if (levels > MAX_LEVELS) {
      return 'levels';
    }
    if (values > MAX_VALUES) {
      return 'values';
    }
  }
  return null;
}

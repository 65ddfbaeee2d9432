import { containers } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** Width of a word of 27 letters, and of the columns of numbers with the space between columns. */
const half = '15em';
/** Width of a word of ten letters: in large text the columns of numbers leave less, and the table scrolls. */
const minimum = '5.5em';

/**
 * A long word may break anywhere, which counts for the least width of the column as well. It would break
 * before the headings of the other columns wrap, so the column has the space that these leave: at most that
 * of a word of 27 letters, and in a wide table that of any word. Where the browser knows Spanish syllables,
 * it breaks between them.
 */
export const breakable = style({
  display: 'inline-block',
  minInlineSize: `max(${minimum}, min(${half}, calc(100cqi - ${half})))`,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  hyphenateLimitChars: '10 4 4',
  '@container': {
    [containers.table]: { minInlineSize: 'auto', overflowWrap: 'break-word', hyphens: 'manual' },
  },
});

export const together = style({ whiteSpace: 'nowrap' });

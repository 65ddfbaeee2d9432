import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';
import { likelySessionAttribute } from '../../../../lib/mark-likely-session.ts';

// The header overlaps the top of this page (§1), so the first section reserves its height.
export const hero = style({
  paddingBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
  paddingBlockEnd: vars.space.xl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.regular}`,
});

/** A width by the size of the title's text, whichever font it has: one that loads later moves nothing. */
const ofTitle = (times: number) => `${vars.type.heading.display} * ${times}`;

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    // Lines of the title have the same words in the fallback font.
    [media.desktop]: { gridTemplateColumns: `minmax(calc(${ofTitle(7.13)}), 5fr) 7fr` },
    // Paper is narrower, but a map below the text would be a sheet of its own.
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const title = style({
  // On common phones the last two words fit into a line in the fallback font only: up to that width, and
  // no further, the title is narrower. Beyond it the difference is positive, and many times it limits nothing.
  maxInlineSize: `max(${ofTitle(9.5)}, (100% - ${ofTitle(9.95)}) * 999)`,
  // A word that is wider than the column is not broken.
  '@media': { [media.desktop]: { minInlineSize: 'min-content' } },
});

/** Has no place while the session of a user who is probably signed in is checked: nothing moves then. */
export const onlyForAnonymous = style({
  selectors: { [`:root[${likelySessionAttribute}] &`]: { display: 'none' } },
});

import { buttonEdge, media, pageWidth, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { page as loadingPage } from '../components/PageLoading.css.ts';
import { ownHeight } from './track-height.ts';

const { color, line, size, space } = vars;

const shown = '[data-sidebar="shown"]';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: pageWidth,
  marginInline: 'auto',
  paddingInline: space.md,
  paddingBlock: space.md,
  '@media': {
    [media.tablet]: { paddingInline: space.lg, paddingBlock: space.lg },
    [media.desktop]: {
      columnGap: space.lg,
      // In one line, the longest name does not change its height when it is marked in bold.
      selectors: {
        [`&${shown}`]: {
          gridTemplateColumns: `calc(${size.sidebar} + ${space.md}) minmax(0, 1fr)`,
        },
      },
    },
    // Paper has margins of its own.
    [media.print]: { display: 'block', padding: 0 },
  },
});

export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      borderInlineEnd: `${line.hair} solid ${color.rule.regular}`,
    },
    [media.print]: { display: 'none' },
  },
});

// Sticky beside long tables. One that is longer than the screen scrolls with the page until its end
// is visible: the page has no second scroll bar, and cuts nothing.
export const sideContent = style({
  position: 'sticky',
  insetBlockStart: `min(calc(${size.header} + ${space.md}), calc(100dvh - var(${ownHeight}, calc(0 * ${space.md})) - ${space.md}))`,
  paddingInlineEnd: space.md,
});

export const content = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { [media.print]: { display: 'block' } },
});

// The area has the margins and the width of the page already.
globalStyle(`${content} ${loadingPage} > *`, { maxInlineSize: 'none', paddingInline: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.sm,
  '@media': { [media.print]: { display: 'none' } },
});

export const menu = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const toggle = style({
  display: 'none',
  '@media': {
    // Aligns the text of the quiet button with the content.
    [media.desktop]: { display: 'block', marginInlineStart: `calc(-1 * ${buttonEdge})` },
  },
});

export const find = style({ marginInlineStart: 'auto' });

// Without a sidebar the button of its menu names the area, and the heading the page.
export const trail = style({
  display: 'none',
  minInlineSize: 0,
  '@media': { [media.desktop]: { display: 'block' } },
});

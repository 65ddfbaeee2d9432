import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { inverseScope } from '../../css/inverse-scope.ts';
import { frame, frameWidths } from '../../css/page-width.css.ts';
import { stickyTop } from '../../css/sticky-top.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, line, motion, radius, size, space, type } = vars;
const noScript = '(scripting: none)';

const wholeHeight = `calc(${size.header} + ${line.hair})`;

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.header,
  borderBlockEnd: `${line.hair} solid transparent`,
  transitionProperty: 'background-color, border-color',
  transitionDuration: motion.regular,
  color: color.text.regular,
  selectors: {
    '&[data-transparent="false"]': {
      vars: inverseScope,
      background: color.background.inverse,
      borderColor: color.rule.inverse,
      color: color.text.inverse,
    },
    // The content starts under the header, which takes no space in the page.
    '&[data-overlay]': { marginBlockEnd: `calc(-1 * ${wholeHeight})` },
  },
  // Its links take several rows, and it would stay transparent over what is scrolled below it.
  '@media': { [noScript]: { position: 'static' } },
});

// Headings of tables stick below the header. A value that the site sets itself wins.
globalStyle(`:where(${header} ~ *)`, { vars: { [stickyTop]: wholeHeight } });

export const bar = style([
  frame,
  frameWidths.page,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    minBlockSize: size.header,
    '@media': {
      [noScript]: { flexWrap: 'wrap', paddingBlock: space.xs },
    },
  },
]);

export const logo = style({
  display: 'flex',
  minInlineSize: 0,
  marginInlineEnd: 'auto',
  overflowWrap: 'anywhere',
  // A long logo shrinks beside the menu button, and keeps its shape beside the links.
  '@media': { [media.desktop]: { flex: 'none', maxInlineSize: '40%' } },
});

globalStyle(`${logo} > *`, { minInlineSize: 0, overflowWrap: 'anywhere' });

// An icon and a name in a link. A style of the site's own wins.
globalStyle(`:where(${logo} > a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.md,
  fontWeight: type.weight.heading,
  textDecorationLine: 'none',
});

export const nav = style({
  display: 'none',
  alignItems: 'center',
  flexWrap: 'wrap',
  '@media': { [media.desktop]: { display: 'flex' }, [noScript]: { display: 'flex' } },
});

globalStyle(`${nav} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.control.md,
  paddingInline: space.sm,
  borderRadius: radius.md,
  color: 'inherit',
  fontWeight: type.weight.medium,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.5em',
  textDecorationThickness: line.thick,
  overflowWrap: 'anywhere',
});
globalStyle(`${nav} a:hover, ${nav} a[aria-current="page"]`, { textDecorationLine: 'underline' });

export const actions = style({
  display: 'none',
  alignItems: 'center',
  gap: space.xs,
  '@media': { [media.desktop]: { display: 'flex' }, [noScript]: { display: 'flex' } },
});

export const menuButton = style({
  display: 'flex',
  flex: 'none',
  '@media': { [media.desktop]: { display: 'none' }, [noScript]: { display: 'none' } },
});

export const menu = style({ display: 'grid', gap: space.lg });

export const menuNav = style({ display: 'grid' });

globalStyle(`${menuNav} a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control.lg,
  paddingBlock: space.xs,
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
  color: color.text.regular,
  fontWeight: type.weight.medium,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
});
globalStyle(`${menuNav} a:hover, ${menuNav} a[aria-current="page"]`, {
  color: color.tone.primary.text,
  textDecorationLine: 'underline',
});

export const menuActions = style({ display: 'grid', gap: space.sm });

import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { unmarkedEdge } from '../../css/forced-colors.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, radius, size, space, type } = vars;

export const sidebar = style({
  display: 'grid',
  gap: space.md,
  minInlineSize: 0,
  selectors: { '&[data-density="compact"]': { gap: space.xs } },
});

export const groupLabel = style({
  paddingInlineEnd: space.sm,
  // Aligned with the text of the links, which follows the mark of the current page.
  paddingInlineStart: `calc(${space.sm} + ${line.heavy})`,
  paddingBlockEnd: space.xxs,
  fontSize: type.size.xs,
  fontWeight: type.weight.medium,
  letterSpacing: type.tracking.label,
  overflowWrap: 'anywhere',
  color: color.text.muted,
});

export const folding = style({});

export const foldingLabel = style([
  groupLabel,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.xs,
    // A large click target in the space of a non-collapsible label.
    minBlockSize: size.target,
    paddingBlockStart: space.xxs,
    marginBlockStart: `calc(-1 * ${space.xxs})`,
    borderRadius: radius.sm,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&:hover': { color: color.text.regular },
    },
  },
]);

const canHover = '(hover: hover)';

// The icon appears on hover. A collapsed group always shows it, and so does every group on devices
// without hover.
globalStyle(`${folding}[open] > ${foldingLabel} svg`, {
  transform: 'rotate(180deg)',
  '@media': { [canHover]: { opacity: 0 } },
});
globalStyle(`${folding}[open] > ${foldingLabel}:is(:hover, :focus-visible) svg`, {
  '@media': { [canHover]: { opacity: 1 } },
});

export const list = style({ listStyle: 'none' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.sm,
  paddingBlock: space.xxs,
  paddingInline: space.sm,
  borderInlineStart: `${line.heavy} solid transparent`,
  borderRadius: radius.sm,
  color: color.text.regular,
  fontSize: type.size.sm,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.tone.neutral.soft },
    '&[aria-current="page"]': {
      background: color.tone.info.soft,
      borderInlineStartColor: color.tone.info.line,
      color: color.tone.info.text,
      fontWeight: type.weight.strong,
    },
  },
  '@media': { [media.forcedColors]: { borderInlineStartColor: unmarkedEdge } },
});

const compact = `${sidebar}[data-density="compact"]`;

globalStyle(`${compact} ${link}`, { minBlockSize: size.target, paddingBlock: 0 });
globalStyle(`${compact} :is(${groupLabel}, ${foldingLabel})`, { paddingBlockEnd: 0 });

import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const textLinkTones = ['primary', 'muted', 'inherit'] as const;

export const textLink = style({
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.sm,
  overflowWrap: 'break-word',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecorationThickness: vars.line.thick } },
});

export const tones = styleVariants({
  primary: { color: vars.color.tone.primary.text },
  muted: { color: vars.color.text.muted },
  inherit: { color: 'inherit' },
});

// A link on a line of its own needs a large click target.
export const standaloneLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  overflowWrap: 'anywhere',
});

import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A finding: its text in survey magenta, behind the ringed mark that it has on the map. */
export const finding = style({
  color: vars.color.tone.danger.text,
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      boxSizing: 'border-box',
      inlineSize: '0.75em',
      blockSize: '0.75em',
      marginInlineEnd: vars.space.xs,
      border: `${vars.line.thick} solid currentColor`,
      borderRadius: '50%',
    },
  },
});

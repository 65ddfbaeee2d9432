import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A finding: its text in survey magenta, beside the ringed mark that it has on the map. */
export const finding = style({
  display: 'block',
  paddingInlineStart: '1.3em',
  textIndent: '-1.3em',
  color: vars.color.tone.danger.text,
  selectors: {
    '&::before': {
      content: '',
      display: 'inline-block',
      boxSizing: 'border-box',
      inlineSize: '0.75em',
      blockSize: '0.75em',
      marginInlineEnd: '0.55em',
      border: `${vars.line.thick} solid currentColor`,
      borderRadius: '50%',
    },
  },
});

import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const prose = style({ maxInlineSize: vars.size.measure, overflowWrap: 'break-word' });

const { color, space, type } = vars;

globalStyle(`${prose} > * + *`, { marginBlockStart: space.md });
globalStyle(`${prose} > h2`, {
  fontSize: type.heading.lg,
  fontWeight: type.weight.heading,
  lineHeight: type.lineHeight.snug,
  letterSpacing: type.tracking.heading,
  wordSpacing: type.tracking.headingWords,
});
globalStyle(`${prose} > h3`, {
  fontSize: type.heading.md,
  fontWeight: type.weight.heading,
  lineHeight: type.lineHeight.snug,
  wordSpacing: type.tracking.headingWords,
});
globalStyle(`${prose} > * + h2`, { marginBlockStart: space.xl });
globalStyle(`${prose} > * + h3`, { marginBlockStart: space.lg });
globalStyle(`${prose} > h2 + *, ${prose} > h3 + *`, { marginBlockStart: space.xs });
globalStyle(`${prose} ul, ${prose} ol`, {
  paddingInlineStart: space.lg,
  // The markers of the browser, which the reset of another library may remove.
  listStyle: 'revert',
});
globalStyle(`${prose} li + li`, { marginBlockStart: space.xs });
globalStyle(`${prose} li::marker`, { color: color.text.muted });
globalStyle(`${prose} a`, {
  color: color.tone.primary.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.18em',
});
globalStyle(`${prose} strong`, { fontWeight: type.weight.strong });
globalStyle(`${prose} code`, { fontFamily: type.family.mono, fontSize: '0.94em' });
globalStyle(`${prose} hr`, {
  border: 'none',
  borderBlockStart: `${vars.line.hair} solid ${color.rule.regular}`,
  marginBlock: space.lg,
});

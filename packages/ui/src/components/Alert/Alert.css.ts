import { style, styleVariants } from '@vanilla-extract/css';
import { messageTone } from '../../css/message-tone.ts';
import { vars } from '../../themes/vars.css.ts';

export const alertTones = ['info', 'success', 'warning', 'danger'] as const;

const { color, line, radius, space, type } = vars;

export const alert = style({
  display: 'flex',
  // With large text on a phone the message is below the icon, so that ordinary words fit.
  flexWrap: 'wrap',
  columnGap: space.sm,
  // The width at which a line has space for the icon, the least of the message and the close button: a
  // parent that shrinks the alert to a short message would move it below the icon too.
  minInlineSize: 'min(100%, 16em)',
  alignItems: 'start',
  paddingBlock: space.sm,
  paddingInline: space.md,
  border: `${line.hair} solid`,
  borderInlineStartWidth: line.heavy,
  borderRadius: radius.md,
  fontSize: type.size.sm,
  color: color.text.regular,
});

export const tones = styleVariants({
  info: messageTone(color.tone.info),
  success: messageTone(color.tone.success),
  warning: messageTone(color.tone.warning),
  danger: messageTone(color.tone.danger),
});

export const mark = style({
  display: 'inline-flex',
  paddingBlockStart: '0.15em',
  fontSize: type.size.md,
  color: color.tone.neutral.text,
});

export const content = style({
  flex: '1 1 8em',
  // The same end of the lines as beside the gap of a close button.
  selectors: { '&:last-child': { marginInlineEnd: space.sm } },
  display: 'grid',
  // A wide button in it fits too.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xxs,
  minInlineSize: 0,
  // The name of a GIS layer can be wider than a phone.
  overflowWrap: 'anywhere',
});

export const title = style({
  fontWeight: type.weight.strong,
  color: color.tone.neutral.text,
});

/** The negative margin prevents the button from increasing the height of a one-line message. */
export const close = style({
  marginBlock: `calc(-1 * ${space.xxs})`,
  marginInlineStart: 'auto',
});

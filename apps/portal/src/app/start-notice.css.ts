import { vars } from '@consultancy/ui/css';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ to: { visibility: 'visible' } });

/**
 * Seconds until a page says that its script has not started. On a slow phone it takes some five.
 */
const patience = '12s';

/** The notice of a page that needs a script which does not come; the script removes it. */
export const startNotice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1,
  margin: 0,
  padding: vars.space.md,
  textAlign: 'center',
  color: vars.color.text.inverse,
  background: vars.color.background.inverse,
  visibility: 'hidden',
  animation: `${appear} 0s ${patience} forwards`,
});

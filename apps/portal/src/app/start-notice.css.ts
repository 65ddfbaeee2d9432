import { vars } from '@consultancy/ui/css';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ to: { visibility: 'visible' } });

/**
 * Seconds until a page says that its script has not started. On a slow phone it takes some five.
 */
const patience = '12s';

const notice = style({
  margin: 0,
  padding: vars.space.md,
  textAlign: 'center',
  color: vars.color.text.inverse,
  background: vars.color.background.inverse,
});

/** The notice of a page that needs a script, in a browser without scripts. */
export const scriptNotice = style([
  notice,
  { borderBlockEnd: `1px solid ${vars.color.text.inverseMuted}` },
]);

/** The notice of a page whose script does not come; the script removes it. */
export const startNotice = style([
  notice,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: 1,
    visibility: 'hidden',
    animation: `${appear} 0s ${patience} forwards`,
    // Without scripts the other notice says why.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);

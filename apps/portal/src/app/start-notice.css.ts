import { vars } from '@consultancy/ui/css';
import { keyframes, style } from '@vanilla-extract/css';
import { startTimeout } from './start-timeout.ts';

const appear = keyframes({ to: { visibility: 'visible' } });

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
  { borderBlockEnd: `${vars.line.hair} solid ${vars.color.text.inverseMuted}` },
]);

/** The notice of a page whose script does not come; the script removes it. */
export const startNotice = style([
  notice,
  {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: vars.layer.notice,
    visibility: 'hidden',
    animationName: appear,
    animationDelay: startTimeout,
    animationFillMode: 'forwards',
    // Without scripts the other notice says why.
    '@media': { '(scripting: none)': { display: 'none' } },
  },
]);

import { vars } from '../themes/vars.css.ts';

const { color } = vars;

/** The colors of a message of one tone; parts of it in `color.tone.neutral.text` take the tone's. */
export const messageTone = (tone: typeof color.tone.info) => ({
  background: tone.soft,
  borderColor: tone.line,
  vars: { [color.tone.neutral.text]: tone.text },
});

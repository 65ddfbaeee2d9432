import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const fault = style({ color: vars.color.tone.finding.text });

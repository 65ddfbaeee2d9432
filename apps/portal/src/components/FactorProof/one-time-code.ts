import type { TextField } from '@consultancy/ui';
import type { ComponentProps } from 'react';

/** Input of a one-time code: it can be pasted with spaces, and browsers offer one they received. */
export const oneTimeCodeInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  mono: true,
} as const satisfies Partial<ComponentProps<typeof TextField>>;

import type { TextField } from '@consultancy/ui';
import type { ComponentProps } from 'react';
import type { FieldError } from 'react-hook-form';

/** Input of a one-time code: it can be pasted with spaces, and browsers offer one they received. */
export const oneTimeCodeInput = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  mono: true,
} as const satisfies Partial<ComponentProps<typeof TextField>>;

/** Whether the server rejected the code of a field: its text says what may be wrong with such a code. */
export const isRejected = (error: FieldError | undefined) => error?.type === 'server';

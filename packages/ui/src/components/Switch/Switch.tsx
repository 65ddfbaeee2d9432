import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../private/Choice/Choice.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { track } from './Switch.css.ts';

export interface SwitchProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'type' | 'size' | 'children' | 'required' | 'role'
  > {
  /** What is on or off, worded so that it is true when on. */
  label: string;
  /** What changes when it is on; read with the control. */
  hint?: ReactNode;
  /** Why it could not be changed; announced. */
  error?: ReactNode;
}

/** The native checkbox exposes its own state, so the role needs no `aria-checked`. */
const switchRole = { role: 'switch' } as const;

/**
 * Turns something on or off at once, without a button to confirm it. The browser's own check box
 * in the role of a switch; other props go to the `input`, `ref` included.
 */
export function Switch({ label, hint, error, id, ...native }: SwitchProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Choice {...{ ids, label, hint, error }}>
      <input
        {...native}
        id={ids.control}
        type="checkbox"
        {...switchRole}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={track}
      />
    </Choice>
  );
}

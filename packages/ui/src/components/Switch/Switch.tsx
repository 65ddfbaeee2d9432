import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../private/Choice/Choice.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import type { Labelled, Withheld } from '../private/types.ts';
import { track } from './Switch.css.ts';

export interface SwitchProps
  extends Labelled,
    Omit<ComponentProps<'input'>, Withheld | 'type' | 'size' | 'children' | 'required' | 'role'> {
  /** Label of the switch, worded so that it is true when on: «Avisarme cuando…». */
  label: string;
  /** Help text, announced with the control. */
  hint?: ReactNode;
  /** Error message if the change failed; announced. */
  error?: ReactNode;
}

/** A native checkbox exposes its own state, so the role needs no `aria-checked`. */
const switchRole = { role: 'switch' } as const;

/**
 * A switch that turns a setting on or off immediately. It is a native checkbox with the role
 * `switch`; `ref` and other props go to the `input`.
 */
export function Switch({ label, hint, error, id, ...native }: SwitchProps) {
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
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

import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../private/Choice/Choice.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { box } from './Checkbox.css.ts';

export interface CheckboxProps
  extends Omit<
    ComponentProps<'input'>,
    'className' | 'style' | 'type' | 'size' | 'children' | 'required'
  > {
  /** What is agreed to; may hold links, which do not toggle the box. */
  label: ReactNode;
  /** What helps to decide; read with the control. */
  hint?: ReactNode;
  /** What is wrong and how to fix it; announced. */
  error?: ReactNode;
  /** Must be ticked. @defaultValue false */
  required?: boolean | undefined;
}

/**
 * A box to tick. The browser's own control: it works in a form without a script, before the page
 * is alive, and with any form library. Other props go to the `input`, `ref` included.
 */
export function Checkbox({ label, hint, error, required, id, ...native }: CheckboxProps) {
  const ids = useFieldIds({ id, hint, error });
  return (
    <Choice {...{ ids, label, hint, error }}>
      <input
        {...native}
        id={ids.control}
        type="checkbox"
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={box}
      />
    </Choice>
  );
}

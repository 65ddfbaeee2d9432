import {
  unstable_Provider as CheckboxProvider,
  unstable_Trigger as CheckboxTrigger,
} from '@radix-ui/react-checkbox';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Choice } from '../private/Choice/Choice.tsx';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { forwardFocus } from '../private/forward-focus.ts';
import type { Labelled, Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { box, nativeInput } from './Checkbox.css.ts';
import { useNativeChecked } from './use-native-checked.ts';

export interface CheckboxProps
  extends Labelled,
    Omit<ComponentProps<'input'>, Withheld | 'type' | 'size' | 'children' | 'required'> {
  /** Label of the checkbox. Links inside it do not toggle the checkbox. */
  label: ReactNode;
  /** Help text, announced together with the control. */
  hint?: ReactNode;
  /**
   * Error message: what is wrong and how to fix it. It marks the control as invalid and is
   * announced.
   */
  error?: ReactNode;
  /** Whether the checkbox must be checked. @defaultValue false */
  required?: boolean | undefined;
  /** Text after the label of a required checkbox. @defaultValue the text of `FormTexts` */
  requiredLabel?: string | undefined;
}

/**
 * A checkbox with a label. A hidden native input contains the value, so that it is submitted with
 * its form and works with any form library. `ref` and other props go to that input; calling its
 * `focus` focuses the visible box.
 */
export function Checkbox({ label, hint, error, required, id, ref, ...props }: CheckboxProps) {
  const { requiredLabel, onChange, onFocus, onBlur, onClick, ...native } = props;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  const input = useMergedRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  const initial = native.checked ?? native.defaultChecked ?? false;
  const { isChecked, read } = useNativeChecked(input.own, initial);
  return (
    <Choice {...{ ids, label, hint, error, required, requiredLabel }}>
      <CheckboxProvider
        checked={isChecked}
        disabled={native.disabled}
        required={required || undefined}
      >
        <CheckboxTrigger
          ref={button}
          id={ids.control}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          // Not `onCheckedChange`, which Radix also calls on a form reset.
          onClick={() => input.own.current?.click()}
          onFocus={(event) => forwardFocus(input.own.current, 'focusin', event)}
          onBlur={(event) => forwardFocus(input.own.current, 'focusout', event)}
          className={box}
        />
        <input
          {...native}
          ref={input.ref}
          type="checkbox"
          aria-hidden="true"
          tabIndex={-1}
          onChange={(event) => {
            onChange?.(event);
            read();
          }}
          onClick={(event) => {
            onClick?.(event);
            // The click on the button bubbles already.
            event.stopPropagation();
          }}
          onFocus={(event) => {
            if (document.activeElement === event.currentTarget) button.current?.focus();
            else onFocus?.(event);
          }}
          onBlur={(event) => {
            if (event.relatedTarget !== button.current) onBlur?.(event);
          }}
          className={nativeInput}
        />
      </CheckboxProvider>
    </Choice>
  );
}

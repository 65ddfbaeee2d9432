import { Eye, EyeOff } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useState,
} from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { LengthHint, type PasswordLengthStep } from './LengthHint.tsx';
import { capsLock, frame, password, toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'size' | 'id' | 'required'> {
  /** Names the button that shows what was typed. */
  showLabel: string;
  /** Names the button that hides it again. */
  hideLabel: string;
  /** Shown while Caps Lock is on; left out, nothing is said about it. */
  capsLockLabel?: string | undefined;
  /**
   * For a new password: what is said of its length, from the shortest on. A hint and no rule, and
   * nothing about its composition. Left out, nothing is said.
   */
  lengthSteps?: ReadonlyArray<PasswordLengthStep> | undefined;
  /** Whether an old or a new password is asked for. @defaultValue 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/** Whether Caps Lock was on at the last key event of a control; pass it the control's key events. */
function useCapsLock() {
  const [on, setOn] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, watch, forget: () => setOn(false) };
}

/**
 * The number of code points in an input. Read from the input after each
 * render as well, because a form library fills it without an event.
 */
function useLength(input: RefObject<HTMLInputElement | null>) {
  const [length, setLength] = useState(0);
  const read = () => setLength([...(input.current?.value ?? '')].length);
  useLayoutEffect(read);
  return { length, read };
}

/** A password that can be looked at. Other props go to the `input`, `ref` included. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, showLabel, hideLabel, capsLockLabel, autoComplete, lengthSteps, ...more } = rest;
  const { ref: callerRef, onBlur, onChange, onKeyUp, ...native } = more;
  const ids = useFieldIds({ id, hint, error });
  const [shown, setShown] = useState(false);
  const caps = useCapsLock();
  const { own, ref } = useMergedRef(callerRef);
  const typed = useLength(own);
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <span className={frame}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...native}
          ref={ref}
          id={ids.control}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete ?? 'current-password'}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cx(control, password)}
          onChange={(event) => {
            typed.read();
            return onChange?.(event);
          }}
          onKeyUp={(event) => {
            caps.watch(event);
            onKeyUp?.(event);
          }}
          onBlur={(event) => {
            caps.forget();
            onBlur?.(event);
          }}
        />
        <span className={toggle}>
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <EyeOff /> : <Eye />}
            aria-controls={ids.control}
            onClick={() => setShown(!shown)}
          />
        </span>
      </span>
      {lengthSteps ? <LengthHint length={typed.length} steps={lengthSteps} /> : null}
      {capsLockLabel === undefined ? null : (
        <p className={capsLock} aria-live="polite">
          {caps.on ? capsLockLabel : null}
        </p>
      )}
    </Field>
  );
}

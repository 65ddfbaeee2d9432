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
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { useSetByScript } from '../private/use-set-by-script.ts';
import { LengthHint, type PasswordLengthStep } from './LengthHint.tsx';
import { capsLock, frame, password, toggle } from './PasswordField.css.ts';

export interface PasswordFieldProps
  extends FieldProps,
    Omit<ComponentProps<'input'>, Withheld | 'type' | 'size' | 'id' | 'required'> {
  /** Accessible name of the button that shows the password. */
  showLabel: string;
  /** Accessible name of the button that hides the password. */
  hideLabel: string;
  /** Text shown and announced while Caps Lock is on. If omitted, there is no such warning. */
  capsLockLabel?: string | undefined;
  /**
   * Steps of the length meter of a new password, from the shortest to the longest. The meter is a
   * hint and rejects nothing. If omitted, there is no meter.
   */
  lengthSteps?: ReadonlyArray<PasswordLengthStep> | undefined;
  /** Whether password managers offer a saved or a new password. @defaultValue 'current-password' */
  autoComplete?: 'current-password' | 'new-password' | undefined;
}

/**
 * Whether Caps Lock was on at the last key event of a control. Pass it the key events of the
 * control.
 */
function useCapsLock() {
  const [on, setOn] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, watch, forget: () => setOn(false) };
}

/**
 * The length of the text of an input, in code points. It is also read when a form library or a form
 * reset sets the value, because that fires no event.
 */
function useLength(input: RefObject<HTMLInputElement | null>) {
  const [length, setLength] = useState(0);
  const read = () => setLength([...(input.current?.value ?? '')].length);
  useLayoutEffect(read);
  useSetByScript(input, 'value', read);
  return { length, read };
}

/**
 * A password field with a button that shows or hides the password. `ref` and other props go to the
 * `input`.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, showLabel, hideLabel, capsLockLabel, autoComplete, lengthSteps, ...more } = rest;
  const { ref: callerRef, onBlur, onChange, onKeyUp, ...native } = more;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
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
            // A form may have several passwords.
            aria-describedby={`${ids.control}-label`}
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

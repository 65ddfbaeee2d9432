import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { typeInto } from '../private/type-into.ts';
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { numericControl } from '../TextField/TextField.css.ts';
import { frame } from './NumberField.css.ts';
import { canonicalNumber, limitText, stepNumber } from './number-text.ts';

interface NumberFieldBaseProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      | (Withheld | 'type' | 'size' | 'id' | 'required' | 'inputMode')
      | ('value' | 'defaultValue' | 'min' | 'max' | 'step')
    > {
  /** Number as a decimal string (controlled). */
  value?: string | undefined;
  /** Initial number as a decimal string (uncontrolled). */
  defaultValue?: string | undefined;
  /** Maximum number of decimal places. @defaultValue 0 */
  decimals?: number | undefined;
  /** Step of the arrow keys and step buttons, as a decimal string. @defaultValue '1' */
  step?: string | undefined;
  /**
   * Lowest number that stepping reaches. Typed numbers are not limited: validate them in the form.
   */
  min?: string | number | undefined;
  /**
   * Highest number that stepping reaches. A number is accepted too, because `register(…)` may
   * return one.
   */
  max?: string | number | undefined;
}

/** Step buttons are rendered if both labels are set. */
type NumberFieldStepProps =
  | {
      /** Accessible name of the button that increases the number. */
      increaseLabel: string;
      /** Accessible name of the button that decreases the number. */
      decreaseLabel: string;
    }
  | { increaseLabel?: undefined; decreaseLabel?: undefined };

export type NumberFieldProps = NumberFieldBaseProps & NumberFieldStepProps;

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A text field for whole or decimal numbers. Its value is the typed decimal string, never a float.
 * It is normalized on blur and on Enter (`"007,5"` becomes `"7.5"`); text that is not a number
 * remains, for the form to reject. `ref` and other props go to the `input`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, decimals = 0, step = '1', min, max, increaseLabel, decreaseLabel, ...more } = rest;
  const { ref: value, onBlur, onKeyDown, ...native } = more;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  const { own, ref } = useMergedRef(value);
  const isFixed = native.disabled || native.readOnly;

  const stepBy = (direction: 1 | -1) => {
    if (!own.current || isFixed) return;
    const text = canonicalNumber(own.current.value, decimals);
    const next = stepNumber(text, direction, { step, min: limitText(min), max: limitText(max) });
    if (next !== null) typeInto(own.current, next);
  };
  const normalize = (input: HTMLInputElement) => {
    const text = canonicalNumber(input.value, decimals);
    if (!isFixed && text !== input.value) typeInto(input, text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    // Enter submits the form without a blur.
    if (event.key === 'Enter') normalize(event.currentTarget);
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    stepBy(direction);
  };
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <span className={frame}>
        <input
          autoComplete="off"
          {...native}
          ref={ref}
          id={ids.control}
          type="text"
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          onBlur={(event) => {
            normalize(event.currentTarget);
            onBlur?.(event);
          }}
          onKeyDown={handleKeyDown}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cx(control, numericControl)}
        />
        {increaseLabel === undefined ? null : (
          <>
            <IconButton
              variant="secondary"
              label={decreaseLabel}
              icon={<Minus />}
              disabled={isFixed}
              aria-controls={ids.control}
              onClick={() => stepBy(-1)}
            />
            <IconButton
              variant="secondary"
              label={increaseLabel}
              icon={<Plus />}
              disabled={isFixed}
              aria-controls={ids.control}
              onClick={() => stepBy(1)}
            />
          </>
        )}
      </span>
    </Field>
  );
}

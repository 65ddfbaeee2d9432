import { Minus, Plus } from 'lucide-react';
import type { ComponentProps, FocusEvent, KeyboardEvent } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { typeInto } from '../private/type-into.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { numericControl } from '../TextField/TextField.css.ts';
import { frame } from './NumberField.css.ts';
import { canonicalNumber, stepNumber } from './number-text.ts';

interface NumberFieldBaseProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      | ('className' | 'style' | 'type' | 'size' | 'id' | 'required' | 'inputMode')
      | ('value' | 'defaultValue' | 'min' | 'max' | 'step')
    > {
  /** The number as a decimal string, where the caller holds it. */
  value?: string | undefined;
  /** The number at first, as a decimal string, where the form holds it. */
  defaultValue?: string | undefined;
  /** How many digits may follow the point. @defaultValue 0 */
  decimals?: number | undefined;
  /** The step of the arrow keys and buttons; a decimal string. @defaultValue '1' */
  step?: string | undefined;
  /** The lower limit of stepping. The form's own validation rejects typed values below it. */
  min?: string | number | undefined;
  /** Where stepping up ends. A number as well as a string, because `register(…)` may give one. */
  max?: string | number | undefined;
}

/** Step buttons are there when both have names. */
type NumberFieldStepProps =
  | {
      /** Names the button that steps up. */
      increaseLabel: string;
      /** Names the button that steps down. */
      decreaseLabel: string;
    }
  | { increaseLabel?: undefined; decreaseLabel?: undefined };

export type NumberFieldProps = NumberFieldBaseProps & NumberFieldStepProps;

const bound = (value: string | number | undefined) =>
  value === undefined ? undefined : String(value);

const directions: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A whole or decimal number as text: its value is the decimal string that was typed, written
 * canonically when the focus leaves (`"007,5"` becomes `"7.5"`), and never a float. What is no
 * number stays as typed, for the form's validation to reject. `ref` and the rest go to the `input`.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, decimals = 0, step = '1', min, max, increaseLabel, decreaseLabel, ...more } = rest;
  const { ref: value, onBlur, onKeyDown, ...native } = more;
  const ids = useFieldIds({ id, hint, error });
  const { own, ref } = useMergedRef(value);
  const isFixed = native.disabled || native.readOnly;

  const stepBy = (direction: 1 | -1) => {
    if (!own.current || isFixed) return;
    const text = canonicalNumber(own.current.value, decimals);
    const next = stepNumber(text, direction, { step, min: bound(min), max: bound(max) });
    if (next !== null) typeInto(own.current, next);
  };
  const tidy = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = canonicalNumber(input.value, decimals);
    if (text !== input.value) typeInto(input, text);
    onBlur?.(event);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const direction = directions[event.key];
    if (!direction || event.defaultPrevented) return;
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
          onBlur={tidy}
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

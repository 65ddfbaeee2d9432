import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useLayoutEffect } from 'react';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { arrow, frame, select } from './SelectField.css.ts';

export interface SelectOption {
  /** Submitted value of the option. Must be unique. */
  value: string;
  /** Visible label of the option. */
  label: string;
  /** Whether the option is disabled. It remains visible. @defaultValue false */
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'select'>,
      Withheld | 'id' | 'required' | 'multiple' | 'size' | 'children'
    > {
  /**
   * Options, in display order. A first option with the value `''` means that nothing is selected.
   */
  options: ReadonlyArray<SelectOption>;
}

/**
 * A field with the native `select` element, for one of several known values. `ref` and other props
 * go to the `select`.
 */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, options, ref: callerRef, ...native } = rest;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  const { own, ref } = useMergedRef(callerRef);
  const { value: initial = native.defaultValue } = native;
  // A reset, which follows each action of a form, restores the initial option. Of a select React sets it only once.
  useLayoutEffect(() => {
    for (const option of own.current?.options ?? []) {
      option.defaultSelected = initial !== undefined && option.value === String(initial);
    }
  }, [own, initial]);
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <span className={frame}>
        <select
          {...native}
          ref={ref}
          id={ids.control}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cx(control, select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <Glyph icon={<ChevronDown />} />
        </span>
      </span>
    </Field>
  );
}

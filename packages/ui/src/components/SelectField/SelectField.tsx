import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { arrow, frame, select } from './SelectField.css.ts';

export interface SelectOption {
  /** What is sent. */
  value: string;
  /** What is shown. */
  label: string;
  /** Shown but not to be chosen. @defaultValue false */
  disabled?: boolean | undefined;
}

export interface SelectFieldProps
  extends FieldProps,
    Omit<
      ComponentProps<'select'>,
      'className' | 'style' | 'id' | 'required' | 'multiple' | 'size' | 'children'
    > {
  /** The choices, in order. A first one with the value '' stands for «nothing chosen». */
  options: ReadonlyArray<SelectOption>;
}

/** One of a few known values, by the browser's own list. `ref` goes to the `select`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, options, ...native } = rest;
  const ids = useFieldIds({ id, hint, error });
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <span className={frame}>
        <select
          {...native}
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

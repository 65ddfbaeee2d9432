import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../private/Choice/Choice.tsx';
import { FieldGroup } from '../private/Field/FieldGroup.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import type { NoTestId } from '../private/types.ts';
import { layout as layoutClass, radio, type radioLayouts } from './RadioGroup.css.ts';

export interface RadioOption {
  /** Submitted value of the option. Must be unique in the group. */
  value: string;
  /** Label of the option. Clicking it selects the option. */
  label: ReactNode;
  /** Help text, announced with the option. */
  hint?: ReactNode;
  /** Whether the option is disabled. It remains visible. @defaultValue false */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldProps,
    NoTestId,
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  /** Name of the form field. It also links the radio buttons, so it must be unique in the form. */
  name: string;
  /** Options, in display order; two to about six. */
  options: ReadonlyArray<RadioOption>;
  /** Value of the selected option (controlled). */
  value?: string | undefined;
  /** Value of the initially selected option (uncontrolled). */
  defaultValue?: string | undefined;
  /**
   * Layout of the options: `stack` vertically, or `inline` side by side for two or three short
   * labels.
   * @defaultValue 'stack'
   */
  layout?: (typeof radioLayouts)[number] | undefined;
}

type RadioProps = RadioOption & Omit<ComponentProps<'input'>, 'value' | 'disabled'>;

function Radio({ value, label, hint, id, ...native }: RadioProps) {
  const ids = useFieldIds({ id, hint, error: undefined, describedBy: undefined });
  return (
    <Choice {...{ ids, label, hint }}>
      <input
        {...native}
        id={ids.control}
        type="radio"
        value={value}
        aria-describedby={ids.describedBy}
        className={radio}
      />
    </Choice>
  );
}

/**
 * A group of native radio buttons for a few options, all of them visible. `id` goes to the first
 * radio button, which an `ErrorSummary` links to; `ref`, `onChange` and `onBlur` go to each.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, options, value, defaultValue, layout = 'stack', disabled, ...more } = rest;
  const { 'aria-describedby': describedBy, ...native } = more;
  const ids = useFieldIds({ id: id && `${id}-group`, hint, error, describedBy });
  const chosen = (option: string) =>
    value === undefined
      ? { defaultChecked: option === defaultValue }
      : { checked: option === value };
  return (
    <FieldGroup
      {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}
      role="radiogroup"
    >
      <div className={layoutClass[layout]}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            {...native}
            {...option}
            {...chosen(option.value)}
            {...(index === 0 && id ? { id } : {})}
            disabled={option.disabled || disabled}
          />
        ))}
      </div>
    </FieldGroup>
  );
}

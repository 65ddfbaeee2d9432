import type { ComponentProps, ReactNode } from 'react';
import { Choice } from '../private/Choice/Choice.tsx';
import { FieldGroup } from '../private/Field/FieldGroup.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { layout as layoutClass, radio, type radioLayouts } from './RadioGroup.css.ts';

export interface RadioOption {
  /** What is sent. */
  value: string;
  /** The visible label; clicking it selects the option. */
  label: ReactNode;
  /** What helps to choose; read with the option. */
  hint?: ReactNode;
  /** Shown but not to be chosen. @defaultValue false */
  disabled?: boolean | undefined;
}

export interface RadioGroupProps
  extends FieldProps,
    Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> {
  /** The name under which the choice is sent; it ties the options together. */
  name: string;
  /** The choices, in order; two to about six. */
  options: ReadonlyArray<RadioOption>;
  /** The choice, where the caller holds it. */
  value?: string | undefined;
  /** The choice at first, where the form holds it. */
  defaultValue?: string | undefined;
  /** One under another, or side by side for two or three short words. @defaultValue 'stack' */
  layout?: (typeof radioLayouts)[number] | undefined;
}

type RadioProps = RadioOption & Omit<ComponentProps<'input'>, 'value' | 'disabled'>;

function Radio({ value, label, hint, id, ...native }: RadioProps) {
  const ids = useFieldIds({ id, hint, error: undefined });
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
 * One of a few choices, all in sight, by the browser's own radio buttons. `id` goes to the first
 * one, where an `ErrorSummary` leads; `ref` and the rest of `register(…)` to each.
 */
export function RadioGroup(props: RadioGroupProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, options, value, defaultValue, layout = 'stack', disabled, ...native } = rest;
  const ids = useFieldIds({ id: id && `${id}-group`, hint, error });
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

import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { cx } from '../private/cx.ts';
import { control as controlClass } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { forwardFocus } from '../private/forward-focus.ts';
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { formInput, frame, text, textBesideButton } from './DateField.css.ts';
import type { DateFieldTexts } from './date-field-texts.ts';
import { writeDay } from './day-text.ts';
import { useTypedDay } from './use-typed-day.ts';

type InputProps = ComponentProps<'input'>;

export interface DateFieldProps
  extends FieldProps,
    Omit<InputProps, Withheld | 'type' | 'size' | 'id' | 'required'> {
  /**
   * Texts of the field and its calendar. If omitted, there is no calendar and no built-in error
   * message.
   */
  texts?: DateFieldTexts | undefined;
  /**
   * Earliest date (`yyyy-mm-dd`). An earlier one cannot be selected in the calendar; if it is typed,
   * the field shows `texts.outOfRange`.
   */
  min?: InputProps['min'];
  /**
   * Latest date (`yyyy-mm-dd`). A later one cannot be selected in the calendar; if it is typed, the
   * field shows `texts.outOfRange`.
   */
  max?: InputProps['max'];
}

const asDay = (value: InputProps['min'] | InputProps['value']) =>
  value === undefined ? undefined : String(value);

/**
 * A date field, typed as dd/mm/yyyy in every browser or selected in a calendar; its value is an ISO
 * date (`yyyy-mm-dd`). A hidden input contains the value: `ref`, `name`, `value` and the change and
 * focus handlers belong to it. `id` and other props go to the visible text input. Text that is not
 * a valid date leaves the value empty and sets a custom validity.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, id, texts, ...rest } = props;
  const { ref, name, form, value, defaultValue, min, max, step, autoComplete, ...more } = rest;
  const { onChange, onInput, onInvalid, onFocus, onBlur, onKeyDown, onPaste, ...native } = more;
  const { disabled, readOnly } = native;
  const input = useMergedRef(ref);
  const isFixed = Boolean(disabled || readOnly);
  const limits = { min: asDay(min), max: asDay(max) };
  const typed = useTypedDay({ input: input.own, limits, texts, isFixed });
  const [isOpen, setOpen] = useState(false);
  const issue = error || typed.message;
  const ids = useFieldIds({ id, hint, error: issue, describedBy: native['aria-describedby'] });
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    typed.handleKeyDown(event);
    if (texts && !isFixed && event.altKey && event.key === 'ArrowDown') setOpen(true);
  };
  return (
    <Field {...{ ids, label, hint, error: issue, required, requiredLabel, optionalLabel }}>
      <span className={frame}>
        <input
          {...{ name, form, value, defaultValue, step, autoComplete, disabled, readOnly }}
          {...limits}
          ref={input.ref}
          type="date"
          required={required}
          aria-hidden="true"
          tabIndex={-1}
          onChange={onChange ?? ignore}
          onInput={(event) => {
            onInput?.(event);
            typed.show();
          }}
          onInvalid={onInvalid}
          onFocus={(event) => {
            if (document.activeElement === event.currentTarget) typed.control.current?.focus();
            else onFocus?.(event);
          }}
          onBlur={(event) => {
            if (event.relatedTarget !== typed.control.current) onBlur?.(event);
          }}
          className={formInput}
        />
        <input
          placeholder={texts?.format}
          {...native}
          ref={typed.control}
          id={ids.control}
          // Without a name it is not submitted, but Enter in it submits its form.
          form={form}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          defaultValue={writeDay(asDay(value ?? defaultValue) ?? '')}
          aria-required={required || undefined}
          aria-invalid={issue ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={typed.handleChange}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            onPaste?.(event);
            if (!event.defaultPrevented) typed.handlePaste(event);
          }}
          onFocus={(event) => {
            void typed.load();
            forwardFocus(input.own.current, 'focusin', event);
          }}
          onBlur={(event) => {
            typed.completeDay();
            forwardFocus(input.own.current, 'focusout', event);
          }}
          className={cx(controlClass, text, texts && textBesideButton)}
        />
        {texts ? (
          <CalendarButton
            {...{ label, texts, limits, isFixed, isOpen, setOpen }}
            input={input.own}
          />
        ) : null}
      </span>
    </Field>
  );
}

/** React requires a change handler for a controlled value. */
const ignore = () => undefined;

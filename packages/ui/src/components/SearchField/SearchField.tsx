import { Search, X } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { typeInto } from '../private/type-into.ts';
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import { clear as clearClass, frame, lens, search } from './SearchField.css.ts';

export interface SearchFieldProps
  extends Omit<FieldProps, 'required' | 'requiredLabel' | 'optionalLabel'>,
    Omit<ComponentProps<'input'>, Withheld | 'type' | 'size' | 'id' | 'required' | 'placeholder'> {
  /** Accessible name of the button that clears the field. */
  clearLabel: string;
  /** Whether the label is visually hidden. The search icon remains. @defaultValue false */
  labelHidden?: boolean | undefined;
  /**
   * Number of results as text, announced when it changes and not visible. Set it once it is known.
   */
  status?: string | undefined;
}

/**
 * A search field that filters the list below it. Escape and a button clear it. `ref` and other
 * props go to the `input`.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, labelHidden, hint, error, id, clearLabel, status, ...rest } = props;
  const { ref: callerRef, onKeyDown, ...native } = rest;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  const { own, ref } = useMergedRef(callerRef);
  const isFixed = native.disabled || native.readOnly;
  const empty = () => {
    if (own.current) typeInto(own.current, '');
    own.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (isFixed || event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    empty();
  };
  return (
    <Field {...{ ids, label, labelHidden, hint, error }} optionalLabel="">
      <span className={frame}>
        <span className={lens}>
          <Glyph icon={<Search />} />
        </span>
        <input
          autoComplete="off"
          {...native}
          ref={ref}
          id={ids.control}
          type="search"
          // Not a hint: the style sheet uses the placeholder to detect whether the field is empty.
          placeholder=" "
          onKeyDown={handleKeyDown}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cx(control, search)}
        />
        <span className={clearClass}>
          <IconButton
            label={clearLabel}
            icon={<X />}
            disabled={isFixed}
            aria-controls={ids.control}
            onClick={empty}
          />
        </span>
      </span>
      <span role="status" className={visuallyHidden}>
        {status}
      </span>
    </Field>
  );
}

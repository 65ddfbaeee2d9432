import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import type { Withheld } from '../private/types.ts';
import { useMergedRef } from '../private/use-merged-ref.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, ComboboxTexts, comboboxStates } from './combobox-types.ts';
import { useFetchedList } from './use-fetched-list.ts';

export interface ComboboxProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      Withheld | 'type' | 'size' | 'id' | 'required' | 'list' | 'readOnly'
    > {
  /** Suggestions for the current text, in display order. The caller filters or fetches them. */
  options: ReadonlyArray<ComboboxOption>;
  /** Called with the text of the field each time the user edits it. Debounce it before fetching. */
  onQueryChange: (query: string) => void;
  /**
   * Called with the selected option instead of writing its value into the field, for a search that
   * navigates to its result. The first option is then highlighted from the start, so that Enter
   * selects it.
   */
  onChoose?: ((option: ComboboxOption) => void) | undefined;
  /** Messages of the list. */
  texts: ComboboxTexts;
  /**
   * Status of the suggestions: `ready`, `loading` or `error`. `options` are shown in `ready` only.
   * @defaultValue 'ready'
   */
  state?: (typeof comboboxStates)[number] | undefined;
}

function statusTextOf({ state = 'ready', options, texts }: ComboboxProps): string {
  if (state !== 'ready') return texts[state];
  return options.length === 0 ? texts.empty : texts.count(options.length);
}

/**
 * A text field with a list of suggestions (the editable combobox of the ARIA patterns). Its value
 * is the text in the field, typed or selected. `ref` and other props go to the `input`. The code of
 * the list is fetched when the field receives the pointer or the focus.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, options, onQueryChange, onChoose, texts, state = 'ready', ...more } = rest;
  const { ref: callerRef, ...native } = more;
  const ids = useFieldIds({ id, hint, error, describedBy: native['aria-describedby'] });
  const { own, ref } = useMergedRef(callerRef);
  const { List, isOpen, inputProps, listProps } = useFetchedList(native, onQueryChange);
  const statusText = statusTextOf(props);
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <div className={styles.frame}>
        <input
          autoComplete="off"
          {...native}
          {...inputProps}
          ref={ref}
          id={ids.control}
          type="text"
          role="combobox"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cx(control, styles.input)}
        />
        <span className={styles.arrow}>
          <Glyph icon={<ChevronDown />} />
        </span>
        {List ? (
          <List
            {...{ label, state, statusText, onQueryChange, onChoose }}
            {...listProps}
            inputId={ids.control}
            input={own}
            options={state === 'ready' ? options : []}
          />
        ) : null}
      </div>
      <span role="status" className={visuallyHidden}>
        {isOpen ? statusText : null}
      </span>
    </Field>
  );
}

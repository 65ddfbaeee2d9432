import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { visuallyHidden } from '../../css/visually-hidden.css.ts';
import { cx } from '../private/cx.ts';
import { control } from '../private/Field/Field.css.ts';
import { Field } from '../private/Field/Field.tsx';
import type { FieldProps } from '../private/Field/field-props.ts';
import { useFieldIds } from '../private/Field/use-field-ids.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { SpinnerMark } from '../private/SpinnerMark/SpinnerMark.tsx';
import { useMergedRef } from '../private/use-merged-ref.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, ComboboxTexts, comboboxStates } from './combobox-types.ts';
import { useComboboxList } from './use-combobox-list.ts';

export interface ComboboxProps
  extends FieldProps,
    Omit<
      ComponentProps<'input'>,
      'className' | 'style' | 'type' | 'size' | 'id' | 'required' | 'list' | 'readOnly'
    > {
  /** The suggestions for what is typed, in order; the caller filters or fetches them. */
  options: ReadonlyArray<ComboboxOption>;
  /** Called with the text after each change by typing; wait a little before fetching. */
  onQueryChange: (query: string) => void;
  /** What the list says. */
  texts: ComboboxTexts;
  /** Whether suggestions are there, on their way or could not be had. @defaultValue 'ready' */
  state?: (typeof comboboxStates)[number] | undefined;
}

function wordsOf({ state = 'ready', options, texts }: ComboboxProps): string {
  if (state !== 'ready') return texts[state];
  return options.length === 0 ? texts.empty : texts.count(options.length);
}

/**
 * Text with suggestions: the editable combobox with a list of the ARIA patterns. The value is the
 * text in the field, typed or chosen; `ref` and the rest of `register(…)` go to the `input`.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, required, requiredLabel, optionalLabel, ...rest } = props;
  const { id, options, onQueryChange, texts, state = 'ready', ...more } = rest;
  const { ref: given, onChange, onBlur, onKeyDown, onClick, ...native } = more;
  const ids = useFieldIds({ id, hint, error });
  const { own, ref } = useMergedRef(given);
  const shown = state === 'ready' ? options : [];
  const list = useComboboxList({
    inputId: ids.control,
    label,
    options: shown,
    onQueryChange,
    input: () => own.current,
    ref,
    onChange,
    onBlur,
    onKeyDown,
    onClick,
  });
  const words = wordsOf(props);
  return (
    <Field {...{ ids, label, hint, error, required, requiredLabel, optionalLabel }}>
      <div className={styles.frame}>
        <input
          {...native}
          {...list.inputProps}
          type="text"
          spellCheck={false}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          className={cx(control, styles.input)}
        />
        <span className={styles.arrow}>
          <Glyph icon={<ChevronDown />} />
        </span>
        <div className={styles.popup} hidden={!list.isOpen} data-state={state}>
          <ul {...list.menuProps} className={styles.list}>
            {list.isOpen
              ? shown.map((option, index) => (
                  <li
                    key={option.value}
                    {...list.getItemProps({ item: option, index })}
                    className={styles.option}
                  >
                    <span>{option.value}</span>
                    {option.description ? (
                      <span className={styles.description}>{option.description}</span>
                    ) : null}
                  </li>
                ))
              : null}
          </ul>
          {shown.length === 0 ? (
            <p className={styles.message} data-state={state} aria-hidden="true">
              {state === 'loading' ? <SpinnerMark /> : null}
              <span>{words}</span>
            </p>
          ) : null}
        </div>
      </div>
      <span role="status" className={visuallyHidden}>
        {list.isOpen ? words : null}
      </span>
    </Field>
  );
}

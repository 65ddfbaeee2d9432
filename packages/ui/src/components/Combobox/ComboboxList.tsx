import {
  type ComponentProps,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
} from 'react';
import { SpinnerMark } from '../private/SpinnerMark/SpinnerMark.tsx';
import * as styles from './Combobox.css.ts';
import type { ComboboxOption, comboboxStates } from './combobox-types.ts';
import { useComboboxList } from './use-combobox-list.ts';
import { useListPlace } from './use-list-place.ts';

type InputProps = ComponentProps<'input'>;

/** Event handlers of the list for its input. */
export type InputListeners = Pick<InputProps, 'onChange' | 'onBlur' | 'onKeyDown' | 'onClick'>;

/** ARIA attributes of the input that describe the list. */
export type InputAria = Pick<
  InputProps,
  'aria-expanded' | 'aria-controls' | 'aria-activedescendant'
>;

interface ComboboxListProps {
  inputId: string;
  /** Accessible name of the list. */
  label: string;
  input: RefObject<HTMLInputElement | null>;
  options: ReadonlyArray<ComboboxOption>;
  state: (typeof comboboxStates)[number];
  /** Message shown if the list has no options. */
  statusText: string;
  onQueryChange: (query: string) => void;
  onChoose: ((option: ComboboxOption) => void) | undefined;
  /** Whether the user requested the list before its code was loaded. */
  startsOpen: boolean;
  listeners: Ref<InputListeners>;
  /** Called with the ARIA attributes of the input when they change. */
  onAria: (aria: InputAria) => void;
}

/**
 * The list of suggestions of a combobox. A lazy chunk, because it is not needed before the field is
 * used.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { options, state, statusText, listeners, onAria } = props;
  const list = useComboboxList(props);
  const popup = useListPlace(list.isOpen, props.input);
  const { onChange, onBlur, onKeyDown, onClick, ...aria } = list.inputProps;
  useImperativeHandle(listeners, () => ({ onChange, onBlur, onKeyDown, onClick }));
  const { 'aria-controls': controls, 'aria-activedescendant': active } = aria;
  useLayoutEffect(() => {
    onAria({
      'aria-expanded': list.isOpen,
      'aria-controls': controls,
      'aria-activedescendant': active,
    });
  }, [onAria, list.isOpen, controls, active]);
  return (
    <div
      ref={popup}
      popover="manual"
      className={styles.popup}
      hidden={!list.isOpen}
      data-state={state}
    >
      <ul {...list.menuProps} className={styles.list}>
        {list.isOpen
          ? options.map((option, index) => (
              <li
                key={option.key ?? option.value}
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
      {options.length === 0 ? (
        <p className={styles.message} data-state={state} aria-hidden="true">
          {state === 'loading' ? <SpinnerMark /> : null}
          <span>{statusText}</span>
        </p>
      ) : null}
    </div>
  );
}

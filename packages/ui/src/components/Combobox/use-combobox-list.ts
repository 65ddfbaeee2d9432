import { useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react';
import { typeInto } from '../private/type-into.ts';
import type { ComboboxOption } from './combobox-types.ts';

interface ListOptions {
  inputId: string;
  /** Accessible name of the list. */
  label: string;
  options: ReadonlyArray<ComboboxOption>;
  onQueryChange: (query: string) => void;
  onChoose: ((option: ComboboxOption) => void) | undefined;
  /** The native input; its text is the value of the field. */
  input: RefObject<HTMLInputElement | null>;
  startsOpen: boolean;
}

type Shown = HTMLInputElement | null;
type DownshiftEvent = { preventDownshiftDefault?: boolean };

const isBlur = useCombobox.stateChangeTypes.InputBlur;

/**
 * Keyboard behavior and ARIA roles of the list, by downshift, for an input that another component
 * renders. The text is in the native input only, so that `register(…)`, a form reset and a
 * controlled value work as with any field.
 */
export function useComboboxList(props: ListOptions) {
  const { inputId, label, options, startsOpen, onChoose } = props;
  const isChoosing = useRef(false);
  const choose = (option: ComboboxOption | null | undefined) => {
    const input = props.input.current;
    if (!option || !input) return;
    if (onChoose) return onChoose(option);
    isChoosing.current = true;
    typeInto(input, option.value);
    isChoosing.current = false;
  };
  const list = useCombobox<ComboboxOption>({
    items: [...options],
    itemToString: (option) => option?.value ?? '',
    inputId,
    initialIsOpen: startsOpen,
    initialHighlightedIndex: onChoose && startsOpen ? 0 : -1,
    defaultHighlightedIndex: onChoose ? 0 : -1,
    // No option is stored as selected: the same one may be selected again after other text.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    // Leaving the field preserves the typed text; only Enter and a click select.
    stateReducer: (state, { type, changes }) =>
      type === isBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const inputProps: ComponentProps<'input'> = list.getInputProps({
    onChange: (event: ChangeEvent<HTMLInputElement> & DownshiftEvent) => {
      if (isChoosing.current) event.preventDownshiftDefault = true;
      else props.onQueryChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement> & DownshiftEvent) => {
      // Enter submits the form unless an option is highlighted. Escape belongs to downshift only
      // while the list is open.
      const isIdleEnter = event.key === 'Enter' && !options[list.highlightedIndex];
      const isIdleEscape = event.key === 'Escape' && !list.isOpen;
      if (isIdleEnter || isIdleEscape) event.preventDownshiftDefault = true;
      // The list must not cover the result of the submit.
      if (isIdleEnter && list.isOpen) list.closeMenu();
    },
  });
  // The input is outside of this component: downshift gets a reference to it.
  useImperativeHandle<Shown, Shown>(inputProps.ref, () => props.input.current);
  // The first option may be highlighted before it exists.
  if (options.length === 0) inputProps['aria-activedescendant'] = '';
  return { ...list, inputProps, menuProps: list.getMenuProps({ 'aria-label': label }) };
}

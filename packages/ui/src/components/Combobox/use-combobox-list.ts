import { useCombobox } from 'downshift';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type RefCallback,
  useRef,
} from 'react';
import { typeInto } from '../private/type-into.ts';
import type { ComboboxOption } from './combobox-types.ts';

interface ComboboxListProps {
  inputId: string;
  label: string;
  options: ReadonlyArray<ComboboxOption>;
  onQueryChange: (query: string) => void;
  /** The native input; the field's value is the text in it. */
  input: () => HTMLInputElement | null;
  ref: RefCallback<HTMLInputElement>;
  /** What the caller wants to hear of the input; called before the list is. */
  onChange: ComponentProps<'input'>['onChange'];
  onBlur: ComponentProps<'input'>['onBlur'];
  onKeyDown: ComponentProps<'input'>['onKeyDown'];
  onClick: ComponentProps<'input'>['onClick'];
}

type Asked = { preventDownshiftDefault?: boolean };

const isBlur = useCombobox.stateChangeTypes.InputBlur;

/**
 * The keyboard and the roles of the list, by downshift. The text stays in the native input and is
 * never held here, so that `register(…)`, a reset and a controlled value work as with any field.
 */
export function useComboboxList({ inputId, label, options, ...props }: ComboboxListProps) {
  const isChoosing = useRef(false);
  const choose = (option: ComboboxOption | null | undefined) => {
    const input = props.input();
    if (!option || !input) return;
    isChoosing.current = true;
    typeInto(input, option.value);
    isChoosing.current = false;
  };
  const list = useCombobox<ComboboxOption>({
    items: [...options],
    itemToString: (option) => option?.value ?? '',
    inputId,
    // Nothing is held as chosen: the same option may be chosen again after other text.
    selectedItem: null,
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
    // Leaving the field keeps what was typed; only Enter and a press choose.
    stateReducer: (state, { type, changes }) =>
      type === isBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
  });
  const { value: _held, ...inputProps }: ComponentProps<'input'> = list.getInputProps({
    ref: props.ref,
    onBlur: props.onBlur,
    onClick: props.onClick,
    onChange: (event: ChangeEvent<HTMLInputElement> & Asked) => {
      props.onChange?.(event);
      if (isChoosing.current) event.preventDownshiftDefault = true;
      else props.onQueryChange(event.target.value);
    },
    onKeyDown: (event: KeyboardEvent<HTMLInputElement> & Asked) => {
      props.onKeyDown?.(event);
      // Enter sends the form unless it chooses; Escape is downshift's only while the list is open.
      const isIdleEnter = event.key === 'Enter' && list.highlightedIndex < 0;
      const isIdleEscape = event.key === 'Escape' && !list.isOpen;
      if (isIdleEnter || isIdleEscape) event.preventDownshiftDefault = true;
    },
    'aria-labelledby': undefined,
  });
  return { ...list, inputProps, menuProps: list.getMenuProps({ 'aria-label': label }) };
}

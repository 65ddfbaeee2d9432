import { type ComponentProps, useRef, useState } from 'react';
import { lazyPart } from '../private/lazy-chunk/lazy-part.ts';
import { usePart } from '../private/lazy-chunk/use-part.ts';
import type { InputAria, InputListeners } from './ComboboxList.tsx';

const list = lazyPart(() => import('./ComboboxList.tsx').then((module) => module.ComboboxList));

type InputProps = ComponentProps<'input'>;
type Heard = Required<Pick<InputProps, 'onChange' | 'onBlur' | 'onKeyDown' | 'onClick'>> &
  Required<Pick<InputProps, 'onFocus' | 'onPointerEnter'>>;

const arrows = ['ArrowDown', 'ArrowUp'];

/**
 * The list of a combobox, which is fetched when the pointer or the focus comes to its input. The
 * input stays the same element and takes what is typed; who asks for the list before it is here
 * finds it open when it comes.
 * @param given what the caller wants to hear of the input; called before the list hears it.
 */
export function useFetchedList(given: Partial<Heard>, onQueryChange: (query: string) => void) {
  const { part: List, want } = usePart(list);
  const listeners = useRef<InputListeners>(null);
  const [isAwaited, setAwaited] = useState(false);
  const [aria, setAria] = useState<InputAria>({ 'aria-expanded': false });
  const heard: Heard = {
    onPointerEnter: (event) => {
      given.onPointerEnter?.(event);
      void want();
    },
    onFocus: (event) => {
      given.onFocus?.(event);
      void want();
    },
    onChange: (event) => {
      given.onChange?.(event);
      if (List) return listeners.current?.onChange?.(event);
      setAwaited(true);
      onQueryChange(event.target.value);
      void want();
    },
    onClick: (event) => {
      given.onClick?.(event);
      if (List) return listeners.current?.onClick?.(event);
      setAwaited(true);
    },
    onKeyDown: (event) => {
      given.onKeyDown?.(event);
      if (List) return listeners.current?.onKeyDown?.(event);
      if (!arrows.includes(event.key)) return;
      event.preventDefault();
      setAwaited(true);
    },
    onBlur: (event) => {
      given.onBlur?.(event);
      if (List) return listeners.current?.onBlur?.(event);
      setAwaited(false);
    },
  };
  return {
    List,
    isOpen: aria['aria-expanded'] === true,
    inputProps: { ...aria, ...heard },
    listProps: { listeners, startsOpen: isAwaited, onAria: setAria },
  };
}

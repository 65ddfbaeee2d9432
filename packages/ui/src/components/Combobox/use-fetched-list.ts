import { type ComponentProps, useRef, useState } from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { reportLoadFailure } from '../private/lazy-chunk/load-failure.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { useHydrating } from '../private/use-hydrating.ts';
import type { InputAria, InputListeners } from './ComboboxList.tsx';

const list = lazyChunk(() => import('./ComboboxList.tsx').then((module) => module.ComboboxList));

type InputProps = ComponentProps<'input'>;
type InputHandlers = Required<Pick<InputProps, 'onChange' | 'onBlur' | 'onKeyDown' | 'onClick'>> &
  Required<Pick<InputProps, 'onFocus' | 'onPointerEnter'>>;

const arrows = ['ArrowDown', 'ArrowUp'];

/**
 * Loads the list of a combobox when its input receives the pointer or the focus. The input accepts
 * text meanwhile and is never replaced; a list requested before its code is loaded opens as soon as
 * it is.
 * @param handlers the caller's handlers of the input; called before those of the list.
 */
export function useFetchedList(
  handlers: Partial<InputHandlers>,
  onQueryChange: (query: string) => void,
) {
  const { chunk, load } = useLazyChunk(list);
  // A server has no list, even if another field of the page has loaded it meanwhile.
  const List = useHydrating() ? null : chunk;
  const listeners = useRef<InputListeners>(null);
  const [isAwaited, setAwaited] = useState(false);
  const [aria, setAria] = useState<InputAria>({ 'aria-expanded': false });
  /** Opens the list once it is loaded. */
  const open = () => {
    setAwaited(true);
    void load().then((isLoaded) => isLoaded || reportLoadFailure());
  };
  const inputHandlers: InputHandlers = {
    onPointerEnter: (event) => {
      handlers.onPointerEnter?.(event);
      void load();
    },
    onFocus: (event) => {
      handlers.onFocus?.(event);
      void load();
    },
    onChange: (event) => {
      handlers.onChange?.(event);
      if (List) return listeners.current?.onChange?.(event);
      onQueryChange(event.target.value);
      open();
    },
    onClick: (event) => {
      handlers.onClick?.(event);
      if (List) return listeners.current?.onClick?.(event);
      open();
    },
    onKeyDown: (event) => {
      handlers.onKeyDown?.(event);
      if (List) return listeners.current?.onKeyDown?.(event);
      if (event.key === 'Enter') setAwaited(false);
      if (!arrows.includes(event.key)) return;
      event.preventDefault();
      open();
    },
    onBlur: (event) => {
      handlers.onBlur?.(event);
      if (List) return listeners.current?.onBlur?.(event);
      setAwaited(false);
    },
  };
  return {
    List,
    isOpen: aria['aria-expanded'] === true,
    inputProps: { ...aria, ...inputHandlers },
    listProps: { listeners, startsOpen: isAwaited, onAria: setAria },
  };
}

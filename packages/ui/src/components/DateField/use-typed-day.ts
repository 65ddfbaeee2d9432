import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { useLazyChunk } from '../private/lazy-chunk/use-lazy-chunk.ts';
import { typeInto } from '../private/type-into.ts';
import { useSetByScript } from '../private/use-set-by-script.ts';
import type { DateFieldTexts } from './date-field-texts.ts';
import type { DayLimits } from './day.ts';
import { readDay, writeDay } from './day-text.ts';

const typing = lazyChunk(() => import('./day-mask.ts'));

type Issue = 'invalid' | 'outOfRange';

interface TypedDayOptions {
  /** The hidden input, whose value is `yyyy-mm-dd`. */
  input: RefObject<HTMLInputElement | null>;
  limits: DayLimits;
  texts: DateFieldTexts | undefined;
  isFixed: boolean;
}

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

/** Whether the user changed the text before there were handlers, and no script set a value since. */
const isTypedBeforeHydration = (text: HTMLInputElement | null, input: HTMLInputElement | null) =>
  text?.value !== text?.defaultValue && input?.value === input?.defaultValue;

/**
 * The visible text input (dd/mm/yyyy) of a date field. The hidden input is the source of truth: its
 * value follows the typed text, and the text follows values that a script or the calendar sets.
 */
export function useTypedDay({ input, limits, texts, isFixed }: TypedDayOptions) {
  const control = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  /** Whether the text was typed before hydration and is not yet the value. */
  const isUnread = useRef(false);
  const [issue, setIssue] = useState<Issue | null>(null);
  const { chunk, load } = useLazyChunk(typing);

  const readText = () => readDay(control.current?.value ?? '') ?? '';
  const findIssue = (): Issue | null => {
    if (control.current?.value && readText() === '') return 'invalid';
    const { rangeUnderflow = false, rangeOverflow = false } = input.current?.validity ?? {};
    return rangeUnderflow || rangeOverflow ? 'outOfRange' : null;
  };
  /**
   * Invalid text leaves the hidden input empty; a custom validity distinguishes it from an empty
   * field.
   */
  const markUnreadable = () => {
    const text = control.current?.value ?? '';
    const message = text && readText() === '' ? (texts?.invalid ?? text) : '';
    input.current?.setCustomValidity(message);
  };
  const show = () => {
    if (!control.current || isTyping.current) return;
    control.current.value = writeDay(input.current?.value ?? '');
    markUnreadable();
    setIssue(null);
  };
  useLayoutEffect(() => {
    isUnread.current = isTypedBeforeHydration(control.current, input.current);
  }, [input]);
  // A form library fills the input before it is observed.
  useLayoutEffect(() => {
    if (isUnread.current) return;
    if (input.current && input.current.value !== readText()) show();
  });
  useSetByScript(input, 'value', show);

  const commit = () => {
    markUnreadable();
    const day = readText();
    if (input.current && input.current.value !== day) {
      isTyping.current = true;
      typeInto(input.current, day);
      isTyping.current = false;
    }
    if (issue) setIssue(findIssue());
  };
  const readEarlyText = useEffectEvent(() => {
    isUnread.current = false;
    commit();
  });
  useEffect(() => {
    // After the effects: during them, React would restore a controlled value that the caller changes.
    if (isUnread.current) queueMicrotask(readEarlyText);
  }, []);
  /**
   * Formats the typed text. Before the code is loaded the text remains as it is, which can be
   * parsed too.
   */
  const mask = () => {
    const text = control.current;
    if (!chunk || !text?.value) return;
    const caret = text.selectionStart ?? text.value.length;
    const masked = chunk.maskDay({ text: text.value, caret });
    if (masked.text === text.value) return;
    text.value = masked.text;
    text.setSelectionRange(masked.caret, masked.caret);
  };
  const maskTyped = useEffectEvent(() => {
    if (control.current === document.activeElement) mask();
  });
  useEffect(() => {
    if (chunk) maskTyped();
  }, [chunk]);
  /** Writes the date in full and shows its error. */
  const completeDay = () => {
    const day = readText();
    if (control.current && day) control.current.value = writeDay(day);
    setIssue(findIssue());
  };
  const replace = (day: string) => {
    if (control.current) control.current.value = writeDay(day);
    commit();
  };
  const step = (event: KeyboardEvent<HTMLInputElement>, by: 1 | -1) => {
    const { value, selectionStart } = event.currentTarget;
    const stepped = chunk?.stepDay(readDay(value) ?? '', selectionStart ?? 0, by, limits);
    if (!stepped || isFixed) return;
    event.preventDefault();
    replace(stepped.day);
    const [start, end] = stepped.place;
    event.currentTarget.setSelectionRange(start, end);
  };

  return {
    control,
    /** Loads the code that formats typed text. */
    load,
    show,
    completeDay,
    message: issue ? texts?.[issue] : undefined,
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      const text = event.currentTarget;
      const { nativeEvent } = event;
      const isDeletion =
        nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete');
      const whole = /^\d{4}-/.test(text.value.trim()) ? readDay(text.value) : null;
      if (whole) text.value = writeDay(whole);
      else if (!isDeletion) mask();
      commit();
    },
    handleKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const by = arrows[event.key];
      if (by && !event.altKey) step(event, by);
      // Otherwise the form would be submitted as if the field were empty.
      if (event.key === 'Enter' && findIssue() === 'invalid') {
        event.preventDefault();
        completeDay();
      }
    },
    /** Pasting a complete date replaces all the text. */
    handlePaste: (event: ClipboardEvent<HTMLInputElement>) => {
      const day = readDay(event.clipboardData.getData('text'));
      if (!day || isFixed) return;
      event.preventDefault();
      replace(day);
    },
  };
}

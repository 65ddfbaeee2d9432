import { CalendarDays } from 'lucide-react';
import type { RefObject } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useFloating } from '../private/Floating/use-floating.ts';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import { button } from './DateField.css.ts';
import type { DateFieldTexts } from './date-field-texts.ts';
import type { DayLimits } from './day.ts';

const panel = lazyChunk(() => import('./CalendarPanel.tsx').then((module) => module.CalendarPanel));

interface CalendarButtonProps {
  /** Label of the field. */
  label: string;
  texts: DateFieldTexts;
  limits: DayLimits;
  /** Whether the field is disabled or read-only. */
  isFixed: boolean;
  /** The hidden input, which receives the selected day. */
  input: RefObject<HTMLInputElement | null>;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/**
 * The button that opens the calendar of a date field. The code of the calendar is fetched when the
 * button receives the pointer or the focus.
 */
export function CalendarButton(props: CalendarButtonProps) {
  const { label, texts, limits, isFixed, input, isOpen, setOpen } = props;
  const floating = useFloating(panel, { popup: 'dialog', isOpen, setOpen });
  const { chunk: Panel, triggerProps, floatingProps } = floating;
  return (
    <>
      <span className={button}>
        <IconButton
          {...triggerProps}
          size="sm"
          label={`${texts.calendar}: ${label}`}
          icon={<CalendarDays />}
          disabled={isFixed}
        />
      </span>
      {Panel ? <Panel {...floatingProps} {...{ label, texts, limits, input }} /> : null}
    </>
  );
}

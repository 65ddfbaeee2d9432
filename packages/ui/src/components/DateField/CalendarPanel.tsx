import type { RefObject } from 'react';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import type { FloatingProps } from '../private/Floating/use-floating.ts';
import { typeInto } from '../private/type-into.ts';
import { Calendar } from './Calendar.tsx';
import type { DateFieldTexts } from './date-field-texts.ts';
import type { DayLimits } from './day.ts';

interface CalendarPanelProps extends FloatingProps {
  /** Label of the field. */
  label: string;
  texts: DateFieldTexts;
  limits: DayLimits;
  /** The hidden input, which receives the selected day. */
  input: RefObject<HTMLInputElement | null>;
}

/** The day of the grid that Tab reaches: the selected day, or today. */
const currentDay = '[role="grid"] [tabindex="0"]';

/**
 * The popover with the calendar of a date field. A lazy chunk: loaded before the first one opens.
 */
export function CalendarPanel({ label, texts, limits, input, ...floating }: CalendarPanelProps) {
  const choose = (day: string) => {
    if (input.current) typeInto(input.current, day);
    floating.onOpenChange(false);
  };
  return (
    <PopoverPanel
      {...floating}
      title={label}
      closeLabel={texts.close}
      align="end"
      initialFocus={currentDay}
    >
      <Calendar {...{ texts, limits, input }} onChoose={choose} />
    </PopoverPanel>
  );
}

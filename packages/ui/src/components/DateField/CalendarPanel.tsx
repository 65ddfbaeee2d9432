import type { RefObject } from 'react';
import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import type { DayLimits } from '../private/day.ts';
import type { FloatingProps } from '../private/Floating/use-floating.ts';
import { typeInto } from '../private/type-into.ts';
import { Calendar } from './Calendar.tsx';
import type { DateFieldTexts } from './date-field-texts.ts';

interface CalendarPanelProps extends FloatingProps {
  /** The label of the field. */
  label: string;
  texts: DateFieldTexts;
  limits: DayLimits;
  /** The input of the form. */
  input: RefObject<HTMLInputElement | null>;
}

/** The one day of the grid that Tab reaches: the chosen day, or today. */
const currentDay = '[role="grid"] [tabindex="0"]';

/** The calendar of a date field beside its button. A lazy chunk: loaded before the first one opens. */
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

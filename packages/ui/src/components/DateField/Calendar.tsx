import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { classNames } from './Calendar.css.ts';
import { calendarLabels } from './calendar-labels.ts';
import type { DateFieldTexts } from './date-field-texts.ts';
import { type DayLimits, dateOfDay, dayOfDate } from './day.ts';

interface CalendarProps {
  texts: DateFieldTexts;
  limits: DayLimits;
  /** The hidden input, which contains the value. */
  input: RefObject<HTMLInputElement | null>;
  /** Called when the user selects a day. @param day ISO date, `yyyy-mm-dd`. */
  onChoose: (day: string) => void;
}

const MONDAY = 1;

/** Number of years before and after the current one that can be selected if there are no limits. */
const YEARS_AROUND = 10;

/**
 * The first and the last month: those of the limits or, without one of them, ten years around today, the
 * selected day and the other limit.
 */
function monthsOf({ min, max }: DayLimits, chosen: Date | null) {
  const days = [new Date(), chosen, dateOfDay(min ?? ''), dateOfDay(max ?? '')];
  const years = days.flatMap((day) => (day ? [day.getFullYear()] : []));
  const first = new Date(Math.min(...years) - YEARS_AROUND, 0);
  const last = new Date(Math.max(...years) + YEARS_AROUND, 11);
  return {
    startMonth: dateOfDay(min ?? '') ?? first,
    endMonth: dateOfDay(max ?? '') ?? last,
  };
}

function Chevron({ orientation }: ChevronProps) {
  return <Glyph icon={orientation === 'left' ? <ChevronLeft /> : <ChevronRight />} />;
}

const components = { Chevron };

/** A calendar of one month for selecting a day with the pointer or the keyboard. */
export function Calendar({ texts, limits, input, onChoose }: CalendarProps) {
  const [chosen] = useState(() => dateOfDay(input.current?.value ?? ''));
  const labels = useMemo(() => calendarLabels(texts), [texts]);
  const [before, after] = [dateOfDay(limits.min ?? ''), dateOfDay(limits.max ?? '')];
  return (
    <DayPicker
      {...labels}
      {...monthsOf(limits, chosen)}
      mode="single"
      required
      selected={chosen ?? undefined}
      onSelect={(date: Date) => onChoose(dayOfDate(date))}
      {...(chosen ? { defaultMonth: chosen } : {})}
      disabled={[...(before ? [{ before }] : []), ...(after ? [{ after }] : [])]}
      lang={texts.locale}
      weekStartsOn={MONDAY}
      captionLayout="dropdown"
      navLayout="after"
      fixedWeeks
      showOutsideDays
      classNames={classNames}
      components={components}
    />
  );
}

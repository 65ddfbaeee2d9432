import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type RefObject, useMemo, useState } from 'react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { type DayLimits, dateOfDay, dayOfDate } from '../private/day.ts';
import { Glyph } from '../private/Glyph/Glyph.tsx';
import { classNames } from './Calendar.css.ts';
import { calendarLabels } from './calendar-labels.ts';
import type { DateFieldTexts } from './date-field-texts.ts';

interface CalendarProps {
  texts: DateFieldTexts;
  limits: DayLimits;
  /** The input of the form. */
  input: RefObject<HTMLInputElement | null>;
  /** @param day `yyyy-mm-dd`. */
  onChoose: (day: string) => void;
}

const MONDAY = 1;

/** How many years before and after the current one can be chosen where there are no limits. */
const YEARS_AROUND = 10;

/** The months between which it moves: those of the limits, and those of the chosen day. */
function monthsOf({ min, max }: DayLimits, chosen: Date | null) {
  const years = [new Date().getFullYear(), ...(chosen ? [chosen.getFullYear()] : [])];
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

/** One month, to choose a day by pointer or keyboard. */
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
      fixedWeeks
      showOutsideDays
      classNames={classNames}
      components={components}
    />
  );
}

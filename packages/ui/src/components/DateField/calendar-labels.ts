import type { DayPickerProps } from 'react-day-picker';
import type { DateFieldTexts } from './date-field-texts.ts';

/**
 * Texts and labels of the calendar. The browser supplies the names of months and days, in
 * `texts.locale`.
 */
export function calendarLabels(texts: DateFieldTexts) {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(texts.locale, options);
    return (date: Date) => format.format(date);
  };
  const fullDay = written({ dateStyle: 'full' });
  const month = written({ month: 'long', year: 'numeric' });
  return {
    formatters: {
      formatCaption: month,
      formatMonthDropdown: written({ month: 'long' }),
      formatWeekdayName: written({ weekday: 'short' }),
    },
    labels: {
      labelNav: () => texts.calendar,
      labelPrevious: () => texts.previousMonth,
      labelNext: () => texts.nextMonth,
      labelMonthDropdown: () => texts.month,
      labelYearDropdown: () => texts.year,
      labelGrid: month,
      labelWeekday: written({ weekday: 'long' }),
      labelDayButton: (date, { today }) =>
        today ? `${texts.today}, ${fullDay(date)}` : fullDay(date),
    },
  } satisfies Pick<DayPickerProps, 'formatters' | 'labels'>;
}

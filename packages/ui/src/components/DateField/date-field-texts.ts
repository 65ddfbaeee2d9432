/** What a date field says; a site has them once for all its date fields. */
export interface DateFieldTexts {
  /** Language of the calendar, such as `es-CO` (BCP 47): names of months and days. */
  locale: string;
  /** How a day is written, shown in an empty field, such as «dd/mm/aaaa». */
  format: string;
  /** Shown when what was typed is incomplete or no day, such as 31/02. */
  invalid: string;
  /** Shown when the day is before `min` or after `max`. */
  outOfRange: string;
  /** Names the button of the calendar, before the label of the field. */
  calendar: string;
  /** Names the button that closes the calendar. */
  close: string;
  /** Names the button of the month before. */
  previousMonth: string;
  /** Names the button of the month after. */
  nextMonth: string;
  /** Names the list of months. */
  month: string;
  /** Names the list of years. */
  year: string;
  /** Said of the current day, before its name. */
  today: string;
}

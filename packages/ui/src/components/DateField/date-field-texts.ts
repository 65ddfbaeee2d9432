/** Texts of `DateField` and `DateRangeField`. Define them once per site. */
export interface DateFieldTexts {
  /**
   * Locale of the calendar (BCP 47), such as `es-CO`. It sets the names of months and days;
   * weeks start on Monday in every locale.
   */
  locale: string;
  /** Placeholder that shows the date format, such as «dd/mm/aaaa». */
  format: string;
  /** Error message for an incomplete or invalid date, such as 31/02. */
  invalid: string;
  /** Error message for a date before `min` or after `max`. */
  outOfRange: string;
  /** Accessible name of the calendar button; the label of the field is appended. */
  calendar: string;
  /** Accessible name of the close button of the calendar. */
  close: string;
  /** Accessible name of the button for the previous month. */
  previousMonth: string;
  /** Accessible name of the button for the next month. */
  nextMonth: string;
  /** Accessible name of the month select. */
  month: string;
  /** Accessible name of the year select. */
  year: string;
  /** Announced before the name of the current day. */
  today: string;
}

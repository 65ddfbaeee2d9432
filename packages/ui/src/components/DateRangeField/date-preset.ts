/** A preset period of a `DateRangeField`. */
export interface DatePreset {
  /** Label of the preset. Must be unique. */
  label: string;
  /** Start date, `yyyy-mm-dd`; `''` to clear the field. */
  from: string;
  /** End date, `yyyy-mm-dd`; `''` to clear the field. */
  to: string;
}

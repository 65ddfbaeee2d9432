/** A usual period of a range. */
export interface DatePreset {
  /** What the period is called. */
  label: string;
  /** Its first day, `yyyy-mm-dd`; '' for none. */
  from: string;
  /** Its last day, `yyyy-mm-dd`; '' for none. */
  to: string;
}

export const comboboxStates = ['ready', 'loading', 'error'] as const;

export interface ComboboxOption {
  /** Distinguishes two options of the same value. @defaultValue the value */
  key?: string | undefined;
  /** What the field holds once it is chosen. */
  value: string;
  /** What helps to recognise it, such as the name that belongs to a username. */
  description?: string | undefined;
}

/** What the list says beside its options; shown and announced. */
export interface ComboboxTexts {
  /** While suggestions are fetched. */
  loading: string;
  /** When there are none for what was typed. */
  empty: string;
  /** When they could not be fetched; what was typed can be sent all the same. */
  error: string;
  /** How many there are, such as «3 sugerencias». */
  count: (options: number) => string;
}

export const comboboxStates = ['ready', 'loading', 'error'] as const;

export interface ComboboxOption {
  /**
   * Unique key of the option; required if two options have the same value.
   * @defaultValue the value
   */
  key?: string | undefined;
  /** Text of the option, written into the field when the option is selected. */
  value: string;
  /** Secondary text that helps to recognize the option, such as the full name of a username. */
  description?: string | undefined;
}

/** Status messages of the list, shown and announced. */
export interface ComboboxTexts {
  /** Message while suggestions are being fetched. */
  loading: string;
  /** Message if there are no suggestions for the text. */
  empty: string;
  /** Message if the suggestions could not be fetched. The typed text can still be submitted. */
  error: string;
  /**
   * Announcement of the number of suggestions, such as «3 sugerencias».
   * @param options number of suggestions.
   */
  count: (options: number) => string;
}

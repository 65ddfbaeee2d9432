/** A formatted number of things, with the word in the singular or the plural. */
export const counted = (count: string, one: string, several: string) =>
  `${count} ${count === '1' ? one : several}`;

/** A formatted number of credits. */
export const credits = (count: string) => counted(count, 'crédito', 'créditos');

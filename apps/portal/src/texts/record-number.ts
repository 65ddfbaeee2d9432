/**
 * The number of a record, such as «n.º 5», which no line break divides.
 * @param mark in capitals at the start of a text.
 */
export const recordNumber = (id: number, mark: 'n.º' | 'N.º' = 'n.º') => `${mark}\u00A0${id}`;

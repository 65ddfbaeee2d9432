/** Adds keys to the selection or removes them. Other keys remain in their order. */
export function changedKeys(
  selected: ReadonlyArray<string>,
  keys: ReadonlyArray<string>,
  isSelected: boolean,
): string[] {
  const changed = new Set(keys);
  const others = selected.filter((key) => !changed.has(key));
  return isSelected ? [...others, ...changed] : others;
}

/**
 * Keys of the rows between two rows, both included, in either direction. Only `to` if `from` is
 * null or not loaded.
 */
export function keysBetween(
  rows: ReadonlyArray<{ id: string }>,
  from: string | null,
  to: string,
): string[] {
  const [start, end] = [from, to].map((key) => rows.findIndex(({ id }) => id === key));
  if (start === undefined || end === undefined || start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}

/** State of the select-all checkbox: all rows, none, or `indeterminate` for some. */
export function selectionOf(
  rows: ReadonlyArray<{ id: string }>,
  selected: ReadonlySet<string>,
): boolean | 'indeterminate' {
  const isSelected = ({ id }: { id: string }) => selected.has(id);
  if (selected.size === 0 || !rows.some(isSelected)) return false;
  return rows.every(isSelected) || 'indeterminate';
}

/** The selected keys after some rows were selected, or are no longer; others stay as they were. */
export function changedKeys(
  selected: ReadonlyArray<string>,
  keys: ReadonlyArray<string>,
  isSelected: boolean,
): string[] {
  const changed = new Set(keys);
  const others = selected.filter((key) => !changed.has(key));
  return isSelected ? [...others, ...changed] : others;
}

/** The keys from one row to another, both included, whichever is first; only `to` where `from` is none. */
export function keysBetween(
  rows: ReadonlyArray<{ id: string }>,
  from: string | null,
  to: string,
): string[] {
  const [start, end] = [from, to].map((key) => rows.findIndex(({ id }) => id === key));
  if (start === undefined || end === undefined || start < 0 || end < 0) return [to];
  return rows.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}

/** How many rows are selected: all, none, or `indeterminate` for some. */
export function selectionOf(
  rows: ReadonlyArray<{ id: string }>,
  selected: ReadonlySet<string>,
): boolean | 'indeterminate' {
  const isSelected = ({ id }: { id: string }) => selected.has(id);
  if (selected.size === 0 || !rows.some(isSelected)) return false;
  return rows.every(isSelected) || 'indeterminate';
}

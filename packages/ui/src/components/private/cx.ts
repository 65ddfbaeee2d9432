/** Joins class names and leaves out what is not there. */
export function cx(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ');
}

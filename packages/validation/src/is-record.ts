/**
 * `when` of a rule over several fields: runs it on any object, so that its issue is reported together
 * with the issues of single fields and not only after those are fixed.
 */
export function isRecord(payload: { value: unknown }): boolean {
  return typeof payload.value === 'object' && payload.value !== null;
}

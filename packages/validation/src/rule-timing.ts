/**
 * For a rule over several fields: run it on any object, so that its fault is told together with
 * the other faults and not only once they are mended.
 */
export function isRecord(payload: { value: unknown }): boolean {
  return typeof payload.value === 'object' && payload.value !== null;
}

const numberOfTools = 15;

/**
 * Codes of the audit tools. Their names are in `@consultancy/validation`, outside the entry chunk.
 */
export const toolCodes: readonly string[] = Array.from(
  { length: numberOfTools },
  (_, index) => `R_INF_${String(index + 1).padStart(2, '0')}`,
);

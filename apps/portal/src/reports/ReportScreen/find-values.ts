import { type Client, isApiError } from '@consultancy/api';
import type { FieldMatches, ReportField } from '../report-field.ts';
import type { ReportFilters } from '../report-filters.ts';

/** Several values that the text of a field may mean, of which the user selects one. */
export interface ValueChoice extends FieldMatches {
  field: ReportField;
  /** The typed text. */
  text: string;
}

/** Without a response the text is validated as it is: it may be a value. */
async function matchesOf({ find }: ReportField, text: string, client: Client) {
  try {
    return await find?.(text, client);
  } catch (error) {
    if (!isApiError(error)) throw error;
    return undefined;
  }
}

/** The fields whose text must be looked up: it is filled, and not a known value. */
export const unresolvedIn = (
  fields: readonly ReportField[],
  typed: ReportFilters,
  known: Readonly<Record<string, string>>,
) =>
  fields.filter(({ name, find }) => {
    const text = typed[name]?.trim() ?? '';
    return find !== undefined && text !== '' && text !== known[name];
  });

/**
 * Replaces typed texts by the single values that they mean.
 * @returns the values, and the first text that may mean several.
 */
export async function findValues(
  fields: readonly ReportField[],
  typed: ReportFilters,
  client: Client,
): Promise<{ values: ReportFilters; choice: ValueChoice | null }> {
  const values = { ...typed };
  for (const field of fields) {
    const text = typed[field.name]?.trim() ?? '';
    const found = await matchesOf(field, text, client);
    const [first] = found?.matches ?? [];
    if (!found || !first) continue;
    if (found.matches.length > 1) return { values, choice: { ...found, field, text } };
    values[field.name] = first.value;
  }
  return { values, choice: null };
}

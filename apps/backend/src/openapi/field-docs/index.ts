import { accountDocs } from './accounts.ts';
import { dataRequestDocs } from './data-requests.ts';
import { factorDocs } from './factors.ts';
import type { FieldDoc, FieldDocs } from './field-doc.ts';
import { listDocs } from './lists.ts';
import { moneyDocs } from './money.ts';
import { runDocs } from './runs.ts';

/** Every field of the document; it is of no use to browsers, so it is not part of the contract. */
export const fieldDocs: FieldDocs = {
  ...accountDocs,
  ...runDocs,
  ...moneyDocs,
  ...listDocs,
  ...dataRequestDocs,
  ...factorDocs,
};

/**
 * The description of a field.
 * @param owner name of the schema, or of the operation for a parameter.
 */
export function fieldDocOf(owner: string, field: string): FieldDoc | undefined {
  return fieldDocs[`${owner}.${field}`] ?? fieldDocs[field];
}

import { auditFactNames, auditFactValues } from '@consultancy/validation';

/**
 * Format of a value in responses and exports: dates in the user's zone, `day` (a date as text)
 * without one, `decimal` as a number, `amount` as a number of credits or money with two decimals,
 * `facts` (jsonb) as its text, with Spanish names in exports.
 */
export type ColumnKind = 'text' | 'integer' | 'decimal' | 'amount' | 'timestamp' | 'day' | 'facts';

/** A column of a list. */
export interface ListColumn {
  kind: ColumnKind;
  /** Spanish heading in the exports. */
  heading: string;
  /** SQL over the table, which is read as `item`. */
  value: string;
  /** SQL of the exported value where it differs, such as the Spanish name of a code. */
  exported?: string;
  /** Width in an exported sheet, in characters. */
  width: number;
}

/** Where the rows of some lists come from: one description for page, order and export (§3, §7). */
export interface ListSource<Item> {
  /** Table or view, read as `item`. */
  table: string;
  /** Its date; with `id`, the order of the list, in which it has an index. */
  date: string;
  /** Its key, a whole number, which the cursor of a page contains. */
  id: string;
  /** One column for each field of the response, in the exports' order. */
  columns: { readonly [Field in keyof Item]-?: ListColumn };
}

const widths: Record<ColumnKind, number> = {
  text: 24,
  integer: 14,
  decimal: 14,
  amount: 16,
  timestamp: 20,
  day: 14,
  facts: 40,
};

/**
 * Describes a column.
 * @param value SQL over `item`; the column of the same name as the field when it is a bare name.
 */
export function column(
  kind: ColumnKind,
  heading: string,
  value: string,
  width = widths[kind],
): ListColumn {
  return { kind, heading, value: /^\w+$/.test(value) ? `item.${value}` : value, width };
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * SQL of a code's name; of the code itself where it has none.
 * @param code SQL over `item`.
 */
export const nameOfCode = (code: string, names: Readonly<Record<string, string>>) =>
  `coalesce(${literal(JSON.stringify(names))}::jsonb ->> ${code}, ${code})`;

/** SQL of the Spanish name of a fact's value that is an identifier; of the value itself otherwise. */
const namedValue = `coalesce(${literal(JSON.stringify(auditFactValues))}::jsonb -> key -> (value #>> '{}'), value)`;

/**
 * SQL of facts and their values under their Spanish names; null without any.
 * @param facts SQL over `item`, of type jsonb.
 */
export const namedFacts = (facts: string) =>
  `(SELECT jsonb_object_agg(${nameOfCode('key', auditFactNames)}, ${namedValue}) FROM jsonb_each(${facts}))`;

/** SQL of a tool's name: read once a statement, as there are 15 tools and thousands of rows. */
export const toolName =
  '(SELECT jsonb_object_agg(feature_id, feature_name) FROM tools) ->> item.feature_id';

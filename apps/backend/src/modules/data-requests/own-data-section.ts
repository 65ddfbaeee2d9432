import { isoSql } from '../../lists/iso-text.ts';

/** A section of the file of one's own data: rows of one table, as JSON with Spanish keys. */
export interface OwnDataSection {
  /** Key in the file. */
  key: string;
  /** The table, read as `item`. The data subject is `me`: `id`, `username`, `email`. */
  from: string;
  where: string;
  /** The date by which rows are read in batches, where an index of the user's rows has it first. */
  date?: string;
  /** SQL of a growing number by which rows, of the same date if they have one, are read in batches. */
  position: string;
  /** SQL of each value, by its key in the file. */
  entry: Readonly<Record<string, string>>;
}

/** SQL of a timestamp, as responses have it. */
export const time = isoSql;

/** SQL of a decimal as text, which preserves its digits. */
export const text = (column: string) => `${column}::text`;

/** SQL of an address without its mask. */
export const address = (column: string) => `host(${column})`;

/** SQL of a timestamp as a growing number. */
export const microseconds = (column: string) => `(extract(epoch FROM ${column}) * 1000000)::bigint`;

/** SQL of the rows of the data subject. */
export const own = 'item.user_id = me.id';

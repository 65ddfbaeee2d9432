import { type RawBuilder, sql } from 'kysely';
import type { ListColumn } from '../lists/list-source.ts';

/**
 * Before what a spreadsheet program takes for the start of a formula; a regular expression of SQL.
 */
const beforeFormula = '^(?=[=+@\\t\\r\\n\\uFF1D\\uFF0B\\uFF0D\\uFF20-])';

/** Text in quotes, so that no separator in it counts; a leading apostrophe keeps it text. */
function quoted(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const safe = sql`regexp_replace(${text}, ${beforeFormula}, '''')`;
  return sql`'"' || replace(${safe}, '"', '""') || '"'`;
}

function cellOf({ kind, value, exported }: ListColumn, timeZone: string): RawBuilder<unknown> {
  const raw = sql.raw(`(${exported ?? value})`);
  switch (kind) {
    case 'text':
      return quoted(raw);
    case 'facts':
      return quoted(sql`(${raw})::text`);
    case 'timestamp':
      return sql`to_char(${raw} AT TIME ZONE ${timeZone}, 'DD/MM/YYYY HH24:MI:SS')`;
    case 'integer':
      return sql`${raw}::text`;
    default:
      // Numbers are the database's own, so that a minus is no formula.
      return sql`replace(${raw}::text, '.', ',')`;
  }
}

/**
 * SQL of a row as a line of CSV for a Spanish-speaking Excel (ADR 013). The database writes it, as
 * a million rows of a dozen values each would be garbage of the server's that outweighs the file.
 * @param timeZone zone of the dates, which are written as the portal shows them (§5).
 */
export function csvLine(columns: readonly ListColumn[], timeZone: string): RawBuilder<unknown> {
  const cells = columns.map((column) => sql`coalesce(${cellOf(column, timeZone)}, '')`);
  return sql`concat(${sql.join(cells, sql`, ';', `)}, E'\\r\\n')`;
}

/** The mark by which Excel knows UTF-8, and the headings. */
export function csvStart(columns: readonly ListColumn[]): string {
  return `\uFEFF${columns.map(({ heading }) => `"${heading}"`).join(';')}\r\n`;
}

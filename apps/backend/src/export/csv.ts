import { type RawBuilder, sql } from 'kysely';
import type { ListColumn } from '../lists/list-source.ts';

/**
 * A formula character at the start or after any character at which a spreadsheet program may split
 * a cell, with the spaces and quotes that it skips; regular expressions of SQL. They scan once:
 * their time grows with the text.
 */
const formulaStart = '(^|[;,\\t\\r\\n])([\\s\\u00A0\\uFEFF"]*)([=+@\\uFF1D\\uFF0B\\uFF0D\\uFF20-])';
const leadingControl = '^(?=[\\t\\r\\n])';

/** Any value in quotes, so that the list's separator within it does not count. */
function quoted(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`'"' || replace(coalesce(${text}, ''), '"', '""') || '"'`;
}

/** Text that stays text: an apostrophe precedes what would start a formula (OWASP, CSV injection). */
function plainText(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const inner = sql`regexp_replace(${text}, ${formulaStart}, ${"\\1\\2'\\3"}, 'g')`;
  return sql`regexp_replace(${inner}, ${leadingControl}, '''')`;
}

function cellOf({ kind, value, exported }: ListColumn, timeZone: string): RawBuilder<unknown> {
  const raw = sql.raw(`(${exported ?? value})`);
  switch (kind) {
    case 'text':
      return plainText(raw);
    case 'facts':
      return plainText(sql`(${raw})::text`);
    case 'timestamp':
      return sql`to_char(${raw} AT TIME ZONE ${timeZone}, 'DD/MM/YYYY HH24:MI:SS')`;
    case 'day':
      return sql`to_char(${raw}::date, 'DD/MM/YYYY')`;
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
  const cells = columns.map((column) => quoted(cellOf(column, timeZone)));
  return sql`concat(${sql.join(cells, sql`, ';', `)}, E'\\r\\n')`;
}

/** The byte order mark, by which Excel recognizes UTF-8, and the headings. */
export function csvStart(columns: readonly ListColumn[]): string {
  return `\uFEFF${columns.map(({ heading }) => `"${heading}"`).join(';')}\r\n`;
}

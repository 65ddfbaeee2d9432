import { hash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * Begins a statement that each connection parses once and then knows by a name, as parsing and
 * planning cost the database more than running it does (numbers P8). For what runs on nearly every
 * request, and only where the text has few forms: each form stays with its connection for as long as
 * that lives. PostgreSQL still plans for the given values where a plan for any would be dearer.
 */
export const prepared = sql.raw(MARK);

/**
 * What a query's arguments become: a marked statement is given a name, which its text alone
 * decides, so that no two texts ever share one.
 */
export function named(given: readonly unknown[]): readonly unknown[] {
  const [text, values] = given;
  return typeof text === 'string' && text.startsWith(MARK)
    ? [{ name: hash('sha256', text, 'base64url'), text, values }]
    : given;
}

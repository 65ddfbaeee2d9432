import { hash } from 'node:crypto';
import { sql } from 'kysely';

const MARK = '/* prepared */';

/**
 * * Starts a statement that each connection parses once and then knows by a name, as parsing and
 * planning cost the database more than running it does (numbers P8). For what runs on nearly every
 * request, and only where the text has few forms: each form stays with its connection for as long
 * as that lives. PostgreSQL still plans for the actual values where a generic plan would cost more.
 */
export const prepared = sql.raw(MARK);

/** Names of the texts so far, of which there are few. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? hash('sha256', text, 'base64url');
  names.set(text, name);
  return name;
}

/**
 * Names a marked statement in the arguments of a query. The name is a hash of the text, so that
 * no two texts ever share one.
 */
export function named(args: readonly unknown[]): readonly unknown[] {
  const [text, values] = args;
  return typeof text === 'string' && text.startsWith(MARK)
    ? [{ name: nameOf(text), text, values }]
    : args;
}

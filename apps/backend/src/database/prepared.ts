import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { type Db, runStatement } from './pool.ts';
import type { NamedStatement, PreparedValue } from './prepared-batch.ts';

const MARK = '/* prepared */';

/** A statement that starts with SELECT has no part that writes: WITH would come first. */
const onlyReads = /^\/\* prepared \*\/\s*SELECT\b/;

/**
 * Starts a statement that each connection parses once and then knows by a name, as parsing and
 * planning cost the database more than running it does (P8). For what runs on nearly every
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

/** Stands for a value while a statement is written. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A prepared SELECT: runs with its values and resolves to its rows. */
export type PreparedSelect<Values, Row> = (db: Db, values: Values) => Promise<Row[]>;

/**
 * A prepared SELECT whose text is also written only once, at its first use: composing the text of
 * a list took a request about as long as reading its rows. It may share a transaction with others,
 * and run again when one of them fails.
 * @param write its SQL; it is given the placeholder of each value by the value's name.
 */
export function preparedSelect<
  Values extends { readonly [Name in keyof Values]: PreparedValue },
  Row,
>(
  write: (value: (name: keyof Values & string) => unknown) => RawBuilder<Row>,
): PreparedSelect<Values, Row> {
  let written: (NamedStatement & { parameters: readonly unknown[] }) | undefined;
  return (db, values) => {
    if (!written) {
      const marked = sql`${prepared}${write((name) => new Placeholder(name))}`.compile(db);
      if (!onlyReads.test(marked.sql)) {
        throw new Error(`Only a SELECT may run again: ${marked.sql}`);
      }
      written = { name: nameOf(marked.sql), text: marked.sql, parameters: marked.parameters };
    }
    const parameters = written.parameters.map((parameter) =>
      parameter instanceof Placeholder
        ? values[parameter.name as keyof Values]
        : (parameter as PreparedValue),
    );
    return runStatement<Row>(db, written, parameters);
  };
}

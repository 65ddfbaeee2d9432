import type pg from 'pg';

/** A parameter of a prepared statement. */
export type PreparedValue = string | number | null;

/** A statement, and the name by which a connection knows it. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

type AnyRow = Record<string, unknown>;
type Callback = (error: Error | null) => void;
type RawRow = readonly (string | null)[];

/** Columns of a statement's rows, and how the text of each is read. */
interface Columns {
  readonly list: readonly { name: string; read: (text: string) => unknown }[];
  /** A row with all names, so that all rows have one shape. */
  readonly empty: AnyRow;
}

/** The part of a connection that the driver's own queries use. */
type Connection = pg.Connection & {
  parse(statement: NamedStatement): void;
  bind(config: { statement: string; values: readonly (string | null)[] }): void;
  describe(portal: { type: 'P'; name: string }): void;
  execute(portal: { portal: string; rows: number }): void;
  /** The statements that it has parsed, by name. */
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
};

/** The columns that each connection has described, by the statement's name. */
const described = new WeakMap<pg.Client, Map<string, Columns>>();

function knownBy(client: pg.Client): Map<string, Columns> {
  const known = described.get(client);
  if (known) {
    return known;
  }
  const none = new Map<string, Columns>();
  described.set(client, none);
  return none;
}

function rowOf({ list, empty }: Columns, raw: RawRow): AnyRow {
  const row = { ...empty };
  for (let at = 0; at < list.length; at += 1) {
    const text = raw[at];
    const column = list[at];
    if (column && typeof text === 'string') {
      row[column.name] = column.read(text);
    }
  }
  return row;
}

/**
 * A prepared statement on one connection. The driver's own query has the columns described and
 * prepares their parsers each time it runs, though a parsed statement cannot change them: PostgreSQL
 * rejects it once they have changed.
 */
class PreparedQuery implements pg.Submittable {
  readonly name: string;
  readonly text: string;
  readonly #callback: Callback;
  readonly #client: pg.Client;
  readonly #values: readonly PreparedValue[];
  readonly #known: Map<string, Columns>;
  readonly #raw: RawRow[] = [];

  constructor(
    client: pg.Client,
    { name, text }: NamedStatement,
    values: readonly PreparedValue[],
    callback: Callback,
  ) {
    this.name = name;
    this.text = text;
    this.#callback = callback;
    this.#client = client;
    this.#known = knownBy(client);
    this.#values = values;
  }

  submit(connection: pg.Connection): void {
    const { name, text } = this;
    const to = connection as Connection;
    to.stream.cork();
    if (to.parsedStatements[name] === undefined) {
      to.parse({ name, text });
    }
    to.bind({
      statement: name,
      values: this.#values.map((value) => (value === null ? null : String(value))),
    });
    if (!this.#known.has(name)) {
      to.describe({ type: 'P', name: '' });
    }
    to.execute({ portal: '', rows: 0 });
    to.sync();
    to.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }) {
    const list = fields.map(({ name, dataTypeID }) => ({
      name,
      read: this.#client.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
    const empty = Object.fromEntries(list.map(({ name }) => [name, null]));
    this.#known.set(this.name, { list, empty });
  }

  handleDataRow({ fields }: { fields: RawRow }): void {
    this.#raw.push(fields);
  }

  handleCommandComplete(): void {
    // The next message says that the connection is ready.
  }

  handleReadyForQuery(): void {
    this.#callback(null);
  }

  handleError(error: Error): void {
    this.#callback(error);
  }

  /** Its rows, read as the driver does. */
  rows(): AnyRow[] {
    const columns = this.#known.get(this.name);
    return columns ? this.#raw.map((raw) => rowOf(columns, raw)) : [];
  }
}

/** Runs a prepared statement. @returns its rows. */
export async function runPrepared(
  client: pg.Client,
  statement: NamedStatement,
  values: readonly PreparedValue[],
): Promise<Record<string, unknown>[]> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const query = new PreparedQuery(client, statement, values, (error) =>
    error ? reject(error) : resolve(),
  );
  client.query(query);
  await promise;
  return query.rows();
}

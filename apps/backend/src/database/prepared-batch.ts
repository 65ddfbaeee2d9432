import pg from 'pg';

/** A parameter of a prepared statement. */
export type PreparedValue = string | number | null;

/** A statement, and the name by which a connection knows it. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
}

export type AnyRow = Record<string, unknown>;
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
  flush(): void;
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

/** A prepared SELECT, and who waits for its rows. */
export interface PreparedRead {
  readonly statement: NamedStatement;
  readonly values: readonly PreparedValue[];
  resolve(rows: AnyRow[]): void;
  reject(error: Error): void;
}

interface Running extends PreparedRead {
  readonly raw: RawRow[];
}

/**
 * Prepared statements that one connection is sent together. One `Sync` ends them, so that the
 * database has one transaction for all, and skips those after one that fails.
 *
 * The driver's own query has the columns described and prepares their parsers each time it runs,
 * though a parsed statement cannot change them: PostgreSQL rejects it once they have changed.
 */
class PreparedBatch implements pg.Submittable {
  readonly #client: pg.Client;
  readonly #known: Map<string, Columns>;
  /** Those without a result, in the order in which the database runs them. */
  readonly #left: Running[];
  readonly #done: (skipped: readonly PreparedRead[]) => void;

  constructor(
    client: pg.Client,
    reads: readonly PreparedRead[],
    done: (skipped: readonly PreparedRead[]) => void,
  ) {
    this.#client = client;
    this.#known = knownBy(client);
    this.#left = reads.map((read) => ({ ...read, raw: [] }));
    this.#done = done;
  }

  /** The driver adds the statement that runs to those that the connection has parsed. */
  get name(): string | undefined {
    return this.#left[0]?.statement.name;
  }

  get text(): string | undefined {
    return this.#left[0]?.statement.text;
  }

  submit(connection: pg.Connection): void {
    const to = connection as Connection;
    const sent = new Set<string>();
    to.stream.cork();
    for (const { statement, values } of this.#left) {
      const { name, text } = statement;
      if (to.parsedStatements[name] === undefined && !sent.has(name)) {
        to.parse({ name, text });
      }
      to.bind({
        statement: name,
        values: values.map((value) => (value === null ? null : String(value))),
      });
      if (!this.#known.has(name) && !sent.has(name)) {
        to.describe({ type: 'P', name: '' });
      }
      to.execute({ portal: '', rows: 0 });
      // Without it the rows of all would come with the last, and the connection look silent meanwhile.
      to.flush();
      sent.add(name);
    }
    to.sync();
    to.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }) {
    const list = fields.map(({ name, dataTypeID }) => ({
      name,
      read: this.#client.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    }));
    const empty = Object.fromEntries(list.map(({ name }) => [name, null]));
    this.#known.set(this.name ?? '', { list, empty });
  }

  handleDataRow({ fields }: { fields: RawRow }): void {
    this.#left[0]?.raw.push(fields);
  }

  handleCommandComplete(): void {
    const columns = this.#known.get(this.name ?? '');
    const read = this.#left.shift();
    read?.resolve(columns ? read.raw.map((raw) => rowOf(columns, raw)) : []);
  }

  handleReadyForQuery(): void {
    this.#done(this.#left);
  }

  handleError(error: Error, connection: pg.Connection): void {
    if (!(error instanceof pg.DatabaseError)) {
      for (const read of this.#left.splice(0)) {
        read.reject(error);
      }
      this.#done([]);
      return;
    }
    this.#left.shift()?.reject(error);
    // The database may end the connection with the statement, and the next batch with it.
    const end = () => {
      connection.off('readyForQuery', end).off('end', end);
      this.#done(this.#left);
    };
    connection.on('readyForQuery', end).on('end', end);
  }
}

/**
 * Sends prepared statements to a connection together, and gives each caller its rows or its error.
 * @returns those that did not run, as one before them failed.
 */
export function runTogether(
  client: pg.Client,
  reads: readonly PreparedRead[],
): Promise<readonly PreparedRead[]> {
  const { promise, resolve } = Promise.withResolvers<readonly PreparedRead[]>();
  client.query(new PreparedBatch(client, reads, resolve));
  return promise;
}

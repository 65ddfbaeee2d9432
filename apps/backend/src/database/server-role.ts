import pg from 'pg';
import { splitHosts } from './hosts.ts';

/** Tables that a server adds rows to, and neither changes nor removes them: what money rests on. */
export const ledgerTables = ['audit_events', 'credit_movements', 'transactions'] as const;
/** Tables that only a migration writes. */
const migratedTables = ['kysely_migration', 'kysely_migration_lock', 'tools'] as const;
/** The product's schema, and that of the job queue (graphile-worker). */
const schemas = ['public', 'graphile_worker'] as const;

/** Serializes commands that grant at the same time, of which all but one would fail otherwise. */
const GRANT_LOCK = 7_021_020;

/** User name and password of a database's address; the first host's, as they are the same. */
function credentialsOf(databaseUrl: string): { role: string; password: string } {
  const { username, password } = new URL(splitHosts(databaseUrl)[0] ?? databaseUrl);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Rights of a role beyond reading and writing rows. */
export interface RoleRights {
  role: string;
  /** Whether it may create, change or drop tables, or truncate them. */
  ddl: boolean;
  /** Whether it may change or delete rows of the ledger. */
  ledger: boolean;
}

/** The rights of the connection's own role. On an empty database nothing is a ledger yet. */
export async function readRoleRights(client: pg.ClientBase): Promise<RoleRights> {
  const { rows } = await client.query<RoleRights>(
    `SELECT current_user::text AS role,
            has_schema_privilege('public', 'CREATE')
              OR has_database_privilege(current_database(), 'CREATE')
              OR coalesce(bool_or(pg_has_role(relowner, 'USAGE')
                                  OR has_table_privilege(c.oid, 'TRUNCATE, TRIGGER')), false) AS ddl,
            coalesce(bool_or(has_table_privilege(c.oid, 'UPDATE, DELETE'))
                       FILTER (WHERE relname = ANY ($1)), false) AS ledger
     FROM pg_namespace n
     LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relkind IN ('r', 'p')
     WHERE n.nspname = 'public'`,
    [[...ledgerTables]],
  );
  return rows[0] ?? { role: '', ddl: false, ledger: false };
}

/** Whether the connection's role may run migrations: it owns every table that there is. */
export async function mayMigrate(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(`
    SELECT has_schema_privilege('public', 'CREATE') AND NOT EXISTS (
      SELECT FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND NOT pg_has_role(relowner, 'USAGE')) AS may`);
  return rows[0]?.may ?? false;
}

/** Makes the role where it is missing and the owner may make roles, such as in a container. */
async function ensureRole(client: pg.ClientBase, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount === 0) {
    const secret = password ? `PASSWORD ${pg.escapeLiteral(password)}` : '';
    await client.query(`CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN ${secret}`);
  }
}

/**
 * Lets the role use the job queue, whose tables have row security: only their owner and roles that a
 * policy names see rows. Written once, as a policy locks its table for a moment.
 */
async function admitToQueue(client: pg.ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `SELECT oid::regclass::text AS table FROM pg_class
     WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
       AND NOT EXISTS (SELECT FROM pg_policy
                       WHERE polrelid = pg_class.oid AND polname = $1)`,
    [role],
  );
  const name = pg.escapeIdentifier(role);
  for (const { table } of rows) {
    await client.query(`CREATE POLICY ${name} ON ${table} TO ${name} USING (true)`);
  }
}

/** Rights on the tables that there are, and by default on those of later migrations. */
function grantsOf(role: string): string[] {
  const name = pg.escapeIdentifier(role);
  const names = (tables: readonly string[]) => tables.map(pg.escapeIdentifier).join(', ');
  const perSchema = schemas.flatMap((schema) => [
    `GRANT USAGE ON SCHEMA ${schema} TO ${name}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA ${schema} FROM ${name}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${name}`,
    `GRANT SELECT, USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${name}`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${schema} TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema}
       GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT SELECT, USAGE ON SEQUENCES TO ${name}`,
    `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT EXECUTE ON FUNCTIONS TO ${name}`,
  ]);
  return [
    ...perSchema,
    `REVOKE UPDATE, DELETE ON ${names(ledgerTables)} FROM ${name}`,
    `REVOKE INSERT, UPDATE, DELETE ON ${names(migratedTables)} FROM ${name}`,
  ];
}

/**
 * Gives the role of the servers what they need and no more: rows, but no tables, and no change of
 * the ledger (ADR 059). One transaction, so that running servers never lack a right.
 * @param owner pool of the role that owns the tables.
 * @param databaseUrl address that the servers use.
 * @returns the role; null when the owner's own is used, which needs no rights.
 */
export async function grantServerRights(
  owner: pg.Pool,
  databaseUrl: string,
): Promise<string | null> {
  const { role, password } = credentialsOf(databaseUrl);
  const client = await owner.connect();
  try {
    const { rows } = await client.query<{ own: boolean; database: string }>(
      'SELECT current_user = $1 AS own, current_database()::text AS database',
      [role],
    );
    if (role === '' || !rows[0] || rows[0].own) {
      return null;
    }
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [GRANT_LOCK]);
    await ensureRole(client, role, password);
    // Databases of before PostgreSQL 15 let every role create tables; temporary ones still do.
    await client.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    await client.query(
      `REVOKE TEMPORARY ON DATABASE ${pg.escapeIdentifier(rows[0].database)} FROM PUBLIC`,
    );
    for (const statement of grantsOf(role)) {
      await client.query(statement);
    }
    await admitToQueue(client, role);
    await client.query('COMMIT');
    return role;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

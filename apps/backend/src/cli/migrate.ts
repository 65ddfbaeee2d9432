import { migrateDatabase } from '../database/migrate.ts';
import { createCommandPool } from '../database/pool.ts';
import { configOrExit, describeIssue } from '../start-up.ts';

const config = configOrExit();
const pool = createCommandPool(config.DATABASE_URL);
try {
  const names = await migrateDatabase(pool, undefined, console.warn);
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(`The migration failed: ${describeIssue(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}

import { migrateDatabase } from '../database/migrate.ts';
import { createPool } from '../database/pool.ts';
import { configOrExit } from '../start-up.ts';

const config = configOrExit();
const pool = createPool(config.DATABASE_URL, 2);
try {
  const names = await migrateDatabase(pool);
  console.log(names.length > 0 ? `Migrated: ${names.join(', ')}` : 'The database is up to date.');
} catch (error) {
  console.error(`The migration failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await pool.end();
}

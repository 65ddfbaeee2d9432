import { configOrExit } from '../config-or-exit.ts';
import { ensureMigrated } from '../database/ensure-migrated.ts';
import { NewerDatabaseError, newerDatabaseStatus } from '../database/migrate.ts';
import { describeError } from '../describe-error.ts';
import { parseCommand } from './parse-command.ts';

try {
  // Nothing is migrated by a call that asks for something else.
  parseCommand('Usage: migrate', {});
  console.log(await ensureMigrated(configOrExit(), console.warn));
} catch (error) {
  console.error(`The migration failed: ${describeError(error)}`);
  process.exitCode = error instanceof NewerDatabaseError ? newerDatabaseStatus : 1;
}

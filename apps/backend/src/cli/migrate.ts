import { bringUpToDate } from '../database/bring-up-to-date.ts';
import { configOrExit, describeError } from '../start-up.ts';

try {
  console.log(await bringUpToDate(configOrExit(), console.warn));
} catch (error) {
  console.error(`The migration failed: ${describeError(error)}`);
  process.exitCode = 1;
}

import type { OwnStack } from '../lib/lines/own-stack.ts';
import { startDatabase } from '../start/database.ts';

/** Starts the killed database of a stack anew, on the port where it was. @returns its process. */
export async function startDatabaseAgain(stack: OwnStack): Promise<number> {
  const port = Number(new URL(stack.database.url).port);
  const { child } = await startDatabase(stack.folder, [], port);
  stack.atEnd(() => child.stop(15_000));
  return child.pid;
}

import { parseArgs } from 'node:util';
import { describeError } from '../fault.ts';
import { findLines, runLines } from './run-lines.ts';

/** Aborted by whatever asks this program to end. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => controller.abort(new Error('Stopped before the end.')));
  }
  return controller.signal;
}

async function main(command: string, folder: string): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      quick: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(`pnpm ${command} [line…] [--quick] [--list]`);
    return;
  }
  const lines = await findLines(folder, positionals);
  if (values.list) {
    for (const { id, title } of lines) console.log(`${id.padEnd(4)} ${title}`);
    return;
  }
  const options = { quick: values.quick ?? false, signal: stopSignal() };
  const failed = await runLines(lines, options, (text) => console.log(text));
  const verdict = failed.length > 0 ? `do not hold: ${failed.join(', ')}` : 'all hold';
  console.log(`${lines.length} lines${options.quick ? ', small amounts' : ''}; ${verdict}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/**
 * The program behind `pnpm bench` and `pnpm attack`: runs the lines of a folder and ends with
 * status 1 when one does not hold.
 * @param command name of the script, for `--help`.
 */
export async function runProgram(command: string, folder: string): Promise<void> {
  try {
    await main(command, folder);
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
  // Idle connections of the clients must not delay the end.
  process.exit();
}

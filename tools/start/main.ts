import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { type CliError, describeError } from '../lib/cli-error.ts';
import { createSteps, formatDuration } from '../lib/steps.ts';
import { announcement } from './announce.ts';
import { requireStartConfig } from './config.ts';
import { type Stack, startStack } from './stack.ts';

/** Aborted by the first signal that stops this program. */
function stopOnSignal(): AbortController {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  // The bootstrap has the other end; when it is killed nothing else can stop this program.
  process.on('disconnect', stop);
  process.channel?.unref();
  // A closed terminal must not keep the database from being stopped cleanly.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return controller;
}

/** Waits for a signal or the exit of a process. @returns the error of the process. */
function untilEnd(stack: Stack, signal: AbortSignal): Promise<CliError | null> {
  const stopped = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
  // Signal listeners alone do not keep Node running when every child has exited.
  const anchor = setInterval(() => undefined, 60_000);
  return Promise.race([stack.failed, stopped]).finally(() => clearInterval(anchor));
}

async function main(): Promise<void> {
  const { signal } = stopOnSignal();
  const config = requireStartConfig(process.argv.includes('--dev'));
  const start = performance.now();
  const stack = await startStack(config, createSteps(), signal);
  console.log(announcement(config, config.production ? [] : demoAccounts));
  console.log(`Started in ${formatDuration(performance.now() - start)}.`);
  const error = await untilEnd(stack, signal);
  console.log('\nStopping …');
  await stack.stop();
  if (error) throw error;
  console.log('Stopped.');
}

try {
  await main();
} catch (error) {
  console.error(`\n${describeError(error)}`);
  process.exitCode = 1;
}
// All children have exited; an idle keep-alive connection must not delay the exit.
process.exit();

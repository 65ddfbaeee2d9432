import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { type CliError, describeError } from '../lib/cli-error.ts';
import { createSteps, formatDuration } from '../lib/steps.ts';
import { stopSignal } from '../lib/stop-signal.ts';
import { announcement } from './announce.ts';
import { requireStartConfig } from './config.ts';
import { type Stack, startStack } from './stack.ts';

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
  const signal = stopSignal();
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

import { describeError, Fault } from '../lib/fault.ts';
import { createSteps, formatDuration } from '../lib/steps.ts';
import { announcement } from './announce.ts';
import { readStartConfig } from './config.ts';
import { demonstrationAccounts } from './demonstration.ts';
import { type Stack, startStack } from './stack.ts';

/** Aborted by the first signal that asks this program to end. */
function stopOnSignal(): AbortController {
  const controller = new AbortController();
  const stop = () => controller.abort();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  // The bootstrap holds the other end; when it is killed nobody can stop this program any more.
  process.on('disconnect', stop);
  process.channel?.unref();
  // A closed terminal must not keep the database from being stopped cleanly.
  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return controller;
}

/** Waits for a signal or the end of a part. @returns the part's fault, if that was it. */
function whatEndsIt(stack: Stack, signal: AbortSignal): Promise<Fault | null> {
  const asked = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null));
  });
  // The listeners of signals alone do not keep Node running when every child has ended.
  const anchor = setInterval(() => undefined, 60_000);
  return Promise.race([stack.failed, asked]).finally(() => clearInterval(anchor));
}

async function main(): Promise<void> {
  const { signal } = stopOnSignal();
  const { config, faults } = readStartConfig(process.env, process.argv.includes('--dev'));
  if (faults.length > 0) {
    throw new Fault(
      'The configuration needs mending:',
      faults.map((fault) => `- ${fault}`),
    );
  }
  const began = performance.now();
  const stack = await startStack(config, createSteps(), signal);
  console.log(announcement(config, config.production ? [] : demonstrationAccounts));
  console.log(`Started in ${formatDuration(performance.now() - began)}.`);
  const fault = await whatEndsIt(stack, signal);
  console.log('\nStopping …');
  await stack.stop();
  if (fault) throw fault;
  console.log('Stopped.');
}

try {
  await main();
} catch (error) {
  console.error(`\n${describeError(error)}`);
  process.exitCode = 1;
}
// Nothing of ours runs any more; an idle keep-alive connection must not delay the end.
process.exit();

import { parseArgs } from 'node:util';
import { CliError, runMain } from '../lib/cli-error.ts';
import { formatDuration } from '../lib/steps.ts';
import { stopSignal } from '../lib/stop-signal.ts';
import { chooseSteps, runSteps } from './schedule.ts';
import { testSteps } from './steps.ts';

const usage = `Runs every check of the repository.

  npm test                          everything
  npm test -- --only types,unit     these steps, by their ids, and what they need
  npm test -- --all-journeys        all journeys in Firefox and WebKit, not their core only
  npm test -- --list                the ids of the steps`;

function chosenSteps(only: string | undefined, hasAllJourneys: boolean) {
  const steps = testSteps(hasAllJourneys ? 'all' : 'core');
  if (!only) return steps;
  const ids = only.split(',');
  const unknown = ids.filter((id) => !steps.some((step) => step.id === id));
  if (unknown.length > 0)
    throw new CliError(`No such step: ${unknown.join(', ')}. --list names all.`);
  return chooseSteps(steps, ids);
}

async function main(): Promise<void> {
  const isSet = { type: 'boolean', default: false } as const;
  const options = { only: { type: 'string' }, list: isSet, 'all-journeys': isSet } as const;
  const { values } = parseArgs({ options: { ...options, help: { ...isSet, short: 'h' } } });
  const steps = chosenSteps(values.only, values['all-journeys']);
  if (values.help || values.list) {
    const ids = steps.map(({ id, title }) => `  ${id.padEnd(12)} ${title}`);
    console.log(values.help ? usage : ids.join('\n'));
    return;
  }
  const signal = stopSignal();
  const start = performance.now();
  const { passed, failed } = await runSteps(steps, signal);
  if (signal.aborted) throw new CliError('Stopped before the end.');
  console.log(`\nDone in ${formatDuration(performance.now() - start)}.`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

await runMain(main);

import { once } from 'node:events';
import { demoAccounts } from '@consultancy/backend/demo-accounts';
import { CliError, describeError } from '../lib/cli-error.ts';
import { createSteps, formatDuration } from '../lib/steps.ts';
import { stopSignal } from '../lib/stop-signal.ts';
import { readStartConfig, type StartConfig } from './config.ts';
import { startStack } from './stack.ts';

/** What is printed when everything is ready. */
function announcement(config: StartConfig): string {
  const rows = {
    Portal: config.publicUrl,
    API: `${config.publicUrl}/api`,
    'API reference': `${config.publicUrl}/api/docs`,
    ...(config.smtpUrl ? {} : { Inbox: `http://localhost:${config.mailPort}` }),
    Logs: `${config.dataDir}/logs`,
  };
  const lines = Object.entries(rows).map(([label, value]) => `  ${label.padEnd(14)} ${value}`);
  const accounts = config.production ? [] : demoAccounts;
  if (accounts.length > 0) lines.push('', '  Demonstration accounts (for this machine only):');
  const width = Math.max(...accounts.map((account) => account.username.length));
  for (const { username, password, role, suspended } of accounts) {
    const state = suspended ? ', suspended' : '';
    lines.push(`  ${username.padEnd(width)}  ${password}  (${role}${state})`);
  }
  return `\nReady.\n\n${lines.join('\n')}\n\nCtrl-C stops everything.\n`;
}

async function main(): Promise<void> {
  const signal = stopSignal(new CliError('Stopped before it was ready.'));
  const config = readStartConfig(process.env, process.argv.includes('--dev'));
  const start = performance.now();
  const { parts } = await startStack(config, createSteps(), signal);
  console.log(announcement(config));
  console.log(`Started in ${formatDuration(performance.now() - start)}.`);
  const end = AbortSignal.any([parts.failed, signal]);
  // Signal listeners alone do not keep Node running when every child has exited.
  const anchor = setInterval(() => undefined, 60_000);
  if (!end.aborted) await once(end, 'abort');
  clearInterval(anchor);
  console.log('\nStopping …');
  await parts.stop();
  if (parts.failed.aborted) throw parts.failed.reason;
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

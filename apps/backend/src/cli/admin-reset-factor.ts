import { parseArgs } from 'node:util';
import { configOrExit } from '../config-or-exit.ts';
import { createCommandPool, createDatabase } from '../database/pool.ts';
import { describeError } from '../describe-error.ts';
import { resetFactorsAsOperator } from '../modules/second-factor/operator-reset.ts';

const usage = 'Usage: admin-reset-factor --username NAME';

const messages = {
  'unknown account': 'There is no account of this username.',
  'no second factor': 'The account has no second factor.',
} as const;

function readUsername(): string | undefined {
  return parseArgs({ options: { username: { type: 'string' } } }).values.username;
}

const config = configOrExit();
const db = createDatabase(createCommandPool(config));
try {
  const username = readUsername();
  const issue = username ? await resetFactorsAsOperator(db, username) : undefined;
  if (issue === null) {
    console.log(
      `The second factors of "${username}" were removed and its sessions revoked. The password is enough to sign in until another one is set up.`,
    );
  } else {
    console.error(issue ? messages[issue] : usage);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`Nothing was changed: ${describeError(error)}\n${usage}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

import { parseArgs } from 'node:util';
import type { Config } from '../config.ts';
import { createCommandPool, createDatabase, type Db } from '../database/pool.ts';
import { createAdmin } from '../modules/users/create-admin.ts';
import { firstAdminText, prepareFirstAdmin } from '../modules/users/first-admin.ts';
import { deriveKeys } from '../security/keys.ts';
import { createPasswords } from '../security/passwords.ts';
import { configOrExit, describeIssue } from '../start-up.ts';

const text = { type: 'string' } as const;
const usage = `Usage: pnpm admin:create --link
       ADMIN_PASSWORD=… pnpm admin:create --username NAME --email ADDRESS \\
         --first-name NAME --last-name NAME --cellphone NUMBER --enterprise NAME`;

function readArguments() {
  const { values } = parseArgs({
    options: {
      link: { type: 'boolean' },
      username: text,
      email: text,
      'first-name': text,
      'last-name': text,
      cellphone: text,
      enterprise: text,
    },
  });
  return values;
}

/** The account as in the arguments. The password comes from elsewhere: arguments are visible. */
const draftOf = (values: ReturnType<typeof readArguments>) => ({
  username: values.username,
  email: values.email,
  first_name: values['first-name'],
  last_name: values['last-name'],
  cellphone: values.cellphone,
  enterprise_name: values.enterprise,
  password: process.env.ADMIN_PASSWORD,
});

/** Runs the command of the arguments. @returns the output, and whether it succeeded. */
async function run(db: Db, config: Config): Promise<{ done: boolean; words: string }> {
  const values = readArguments();
  const passwords = await createPasswords(config.PASSWORD_MEMORY);
  if (!values.link) {
    const issues = await createAdmin(db, passwords, draftOf(values));
    return issues.length > 0
      ? { done: false, words: [...issues, usage].join('\n') }
      : { done: true, words: 'The administrator was created and can sign in.' };
  }
  const { SESSION_SECRET, PUBLIC_URL: publicUrl } = config;
  const tools = { db, passwords, keys: deriveKeys(SESSION_SECRET), publicUrl };
  const link = await prepareFirstAdmin(tools, true);
  return link
    ? { done: true, words: firstAdminText(link) }
    : {
        done: false,
        words: 'There is an administrator already, who can grant the role to others.',
      };
}

const config = configOrExit();
const db = createDatabase(createCommandPool(config.DATABASE_URL));
try {
  const { done, words } = await run(db, config);
  (done ? console.log : console.error)(words);
  process.exitCode = done ? 0 : 1;
} catch (error) {
  console.error(`No administrator was created: ${describeIssue(error)}\n${usage}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

import { parseArgs } from 'node:util';
import { type ProfileField, profileFieldNames, profileRecord } from '@consultancy/validation';
import type { Config } from '../config.ts';
import { configOrExit } from '../config-or-exit.ts';
import { createCommandPool, createDatabase, type Db } from '../database/pool.ts';
import { describeError } from '../describe-error.ts';
import { type AdminDraft, createAdmin } from '../modules/users/create-admin.ts';
import { firstAdminText, prepareFirstAdmin } from '../modules/users/first-admin.ts';
import { deriveKeys } from '../security/keys.ts';
import { openLeakedPasswords } from '../security/leaked-passwords.ts';
import { createPasswords } from '../security/passwords.ts';

const text = { type: 'string' } as const;
/** The argument of a field of the account. */
const argumentOf = (field: ProfileField): string =>
  field.replace(/^enterprise_name$/, 'enterprise').replaceAll('_', '-');

const usage = `Usage: admin-create --link
       ADMIN_PASSWORD=… admin-create --username NAME \\
         ${profileFieldNames.map((field) => `--${argumentOf(field)} TEXT`).join(' ')}`;

type Arguments = Readonly<Record<string, string | boolean | undefined>>;

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      link: { type: 'boolean' },
      username: text,
      ...Object.fromEntries(profileFieldNames.map((field) => [argumentOf(field), text])),
    },
  });
  return values;
}

const textOf = (value: string | boolean | undefined) =>
  typeof value === 'string' ? value : undefined;

/** The account as in the arguments. The password comes from elsewhere: arguments are visible. */
const draftOf = (values: Arguments): AdminDraft => ({
  ...profileRecord((field) => textOf(values[argumentOf(field)])),
  username: textOf(values.username),
  password: process.env.ADMIN_PASSWORD,
});

/** Runs the command of the arguments. @returns the output, and whether it succeeded. */
async function run(db: Db, config: Config): Promise<{ succeeded: boolean; output: string }> {
  const values = readArguments();
  const passwords = createPasswords(config.PASSWORD_MEMORY);
  if (!values.link) {
    const leaked = await openLeakedPasswords(config.LEAKED_PASSWORDS);
    const issues = await createAdmin(db, passwords, leaked, draftOf(values));
    return issues.length > 0
      ? { succeeded: false, output: [...issues, usage].join('\n') }
      : { succeeded: true, output: 'The administrator was created and can sign in.' };
  }
  const { SESSION_SECRET, PUBLIC_URL: publicUrl } = config;
  const tools = { db, passwords, keys: deriveKeys(SESSION_SECRET), publicUrl };
  const link = await prepareFirstAdmin(tools, true);
  return link
    ? { succeeded: true, output: firstAdminText(link) }
    : {
        succeeded: false,
        output: 'There is an administrator already, who can grant the role to others.',
      };
}

const config = configOrExit();
const db = createDatabase(createCommandPool(config));
try {
  const { succeeded, output } = await run(db, config);
  (succeeded ? console.log : console.error)(output);
  process.exitCode = succeeded ? 0 : 1;
} catch (error) {
  console.error(`No administrator was created: ${describeError(error)}\n${usage}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

import { parseArgs } from 'node:util';
import { cellphone, email, line, newPassword, newUsername } from '@consultancy/validation';
import * as z from 'zod/mini';
import { violatedUnique } from '../database/faults.ts';
import { createCommandPool, createDatabase } from '../database/pool.ts';
import { addVerifiedAccount } from '../modules/users/new-account.ts';
import { passwordFault } from '../security/password-rules.ts';
import { createPasswords } from '../security/passwords.ts';
import { configOrExit, describeFault } from '../start-up.ts';

const text = { type: 'string' } as const;

/** The command's arguments. The password comes from the environment, as arguments are visible. */
const accountShape = z.object({
  username: newUsername,
  email,
  first_name: line(80),
  last_name: line(80),
  cellphone,
  enterprise_name: line(120),
  password: newPassword,
});

const usage = `Usage: ADMIN_PASSWORD=… node admin-create.js --username NAME --email ADDRESS \\
  --first-name NAME --last-name NAME --cellphone NUMBER --enterprise NAME`;

function readAccount() {
  const { values } = parseArgs({
    options: {
      username: text,
      email: text,
      'first-name': text,
      'last-name': text,
      cellphone: text,
      enterprise: text,
    },
  });
  return accountShape.safeParse({
    username: values.username,
    email: values.email,
    first_name: values['first-name'],
    last_name: values['last-name'],
    cellphone: values.cellphone,
    enterprise_name: values.enterprise,
    password: process.env['ADMIN_PASSWORD'],
  });
}

/** Adds the administrator; returns what to mend, one line each, or nothing. */
async function createAdmin(): Promise<string[]> {
  const account = readAccount();
  if (!account.success) {
    return [
      ...account.error.issues.map((fault) => `${fault.path.join('.')}: ${fault.message}`),
      usage,
    ];
  }
  const weak = passwordFault(account.data.password, account.data);
  if (weak) {
    return weak.map(({ field, message }) => `${field}: ${message}`);
  }
  const db = createDatabase(createCommandPool(configOrExit().DATABASE_URL));
  try {
    await addVerifiedAccount(db, await createPasswords(), { ...account.data, role: 'admin' });
    return [];
  } catch (error) {
    const unique = violatedUnique(error);
    return [unique ? `Taken already: ${unique}` : describeFault(error)];
  } finally {
    await db.destroy();
  }
}

const faults = await createAdmin();
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log('The administrator was created and can sign in.');
}

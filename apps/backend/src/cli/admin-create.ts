import { parseArgs } from 'node:util';
import { createCommandPool, createDatabase } from '../database/pool.ts';
import { createAdmin } from '../modules/users/create-admin.ts';
import { createPasswords } from '../security/passwords.ts';
import { configOrExit, describeFault } from '../start-up.ts';

const text = { type: 'string' } as const;

const usage = `Usage: ADMIN_PASSWORD=… node admin-create.js --username NAME --email ADDRESS \\
  --first-name NAME --last-name NAME --cellphone NUMBER --enterprise NAME`;

/** The account as the arguments say it. The password comes from elsewhere: arguments are visible. */
function readDraft() {
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
  return {
    username: values.username,
    email: values.email,
    first_name: values['first-name'],
    last_name: values['last-name'],
    cellphone: values.cellphone,
    enterprise_name: values.enterprise,
    password: process.env.ADMIN_PASSWORD,
  };
}

const db = createDatabase(createCommandPool(configOrExit().DATABASE_URL));
try {
  const faults = await createAdmin(db, await createPasswords(), readDraft());
  if (faults.length > 0) {
    console.error([...faults, usage].join('\n'));
    process.exitCode = 1;
  } else {
    console.log('The administrator was created and can sign in.');
  }
} catch (error) {
  console.error(`No administrator was created: ${describeFault(error)}\n${usage}`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}

import { RESERVATION_MINUTES } from '../modules/tool/run-repository.ts';

/** The groups of the API document, in the order in which the page shows them. */
export const apiTags: readonly { name: string; description: string }[] = [
  {
    name: 'machines',
    description: 'Activation code, registration and release of the machine that runs the tools.',
  },
  {
    name: 'tool runs',
    description:
      'A metered run: estimate, reserve with a key, keep alive, then finish or report the failure. ' +
      `Reservations without a heartbeat expire after ${RESERVATION_MINUTES} minutes and are free.`,
  },
  { name: 'downloads', description: 'The released toolbox files.' },
  { name: 'session', description: 'Signing in and out, renewing, and one’s own open sessions.' },
  {
    name: 'second factor',
    description: 'Passkeys, one-time codes and recovery codes, and their confirmation.',
  },
  { name: 'registration', description: 'New accounts and the verification of their e-mail.' },
  { name: 'password', description: 'Changing and resetting a password.' },
  { name: 'profile', description: 'One’s own data and e-mail.' },
  {
    name: 'personal data',
    description: 'The file of one’s own data, and requests to consult, correct or erase them.',
  },
  { name: 'users', description: 'Lists of users, and what the portal shows about one.' },
  { name: 'access logs', description: 'Web accesses.' },
  { name: 'utilizations', description: 'Runs of the tools, by user and by tool.' },
  { name: 'errors', description: 'Failures that the tools reported.' },
  { name: 'credits', description: 'Balances, ledger entries and statements.' },
  { name: 'transactions', description: 'Purchases of credits.' },
  { name: 'prices', description: 'The published price list and its drafts.' },
  { name: 'administration', description: 'What administrators do with accounts, and the trail.' },
  { name: 'support', description: 'The suggestion box of the contact page.' },
];

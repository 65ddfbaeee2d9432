import { backendCase } from '../../lib/cases/backend-case.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';

export const title =
  'Guessing passwords over three server processes, whatever X-Forwarded-For contains';

const stuffCredentials = backendCase({
  file: 'several-processes.test.ts',
  title: 'share the count of guesses',
  servers: [3],
  sizes: (quick) => ({ GUESSES: quick ? '30' : '100' }),
});
const sprayPassword = backendCase({
  file: 'modules/auth/address-limit.test.ts',
  title: 'checks 100 of 130 sign-ins',
  servers: [3],
});

export async function run(context: CaseContext): Promise<void> {
  await stuffCredentials(context);
  await sprayPassword(context);
}

import { backendCase } from '../../lib/cases/backend-case.ts';

export const title =
  'Guessing passwords over three server processes, whatever X-Forwarded-For contains';
export const run = backendCase(
  {
    file: 'several-processes.test.ts',
    title: 'share the count of guesses',
    servers: 3,
    sizes: (quick) => ({ GUESSES: quick ? '30' : '100' }),
  },
  {
    file: 'modules/auth/address-limit.test.ts',
    title: 'checks 100 of 130 sign-ins',
    servers: 3,
  },
);

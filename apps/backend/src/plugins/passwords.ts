import fp from 'fastify-plugin';
import { type LeakedPasswords, openLeakedPasswords } from '../security/leaked-passwords.ts';
import { createPasswords, type Passwords } from '../security/passwords.ts';

declare module 'fastify' {
  interface FastifyInstance {
    passwords: Passwords;
    /** Passwords of leaks, which are not accepted as new ones. */
    leakedPasswords: LeakedPasswords;
  }
}

/** The highest niceness: the threads get what all others leave. */
const LOWEST_PRIORITY = 19;

/** Password hashing and checking, shared by all modules. */
export const passwordsPlugin = fp(
  async (app) => {
    const leaked = await openLeakedPasswords(app.config.LEAKED_PASSWORDS);
    app.decorate('leakedPasswords', leaked);
    app.addHook('onClose', leaked.close);
    const { NODE_ENV, PASSWORD_MEMORY, PASSWORD_NICENESS } = app.config;
    const niceness = PASSWORD_NICENESS ?? (NODE_ENV === 'production' ? LOWEST_PRIORITY : 0);
    app.decorate('passwords', createPasswords(PASSWORD_MEMORY, niceness));
  },
  { name: 'passwords', dependencies: ['settings'] },
);

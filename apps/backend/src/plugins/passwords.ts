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

/** Password hashing and checking, shared by all modules. */
export const passwordsPlugin = fp(
  async (app) => {
    const leaked = await openLeakedPasswords(app.config.LEAKED_PASSWORDS);
    app.decorate('leakedPasswords', leaked);
    app.addHook('onClose', leaked.close);
    app.decorate('passwords', await createPasswords(app.config.PASSWORD_MEMORY));
  },
  { name: 'passwords', dependencies: ['settings'] },
);

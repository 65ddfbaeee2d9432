import fp from 'fastify-plugin';
import { createPasswords, type Passwords } from '../security/passwords.ts';

declare module 'fastify' {
  interface FastifyInstance {
    passwords: Passwords;
  }
}

/** Password hashing and checking, shared by all modules. */
export const passwordsPlugin = fp(
  async (app) => {
    app.decorate('passwords', await createPasswords(app.config.PASSWORD_MEMORY));
  },
  { name: 'passwords', dependencies: ['settings'] },
);

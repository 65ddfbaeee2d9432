import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { deriveKeys, type Keys } from '../security/keys.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    keys: Keys;
  }
}

/** Provides the configuration and the keys derived from its secret to every other plugin. */
export const settingsPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    app.decorate('config', config);
    app.decorate('keys', deriveKeys(config.SESSION_SECRET));
  },
  { name: 'settings' },
);

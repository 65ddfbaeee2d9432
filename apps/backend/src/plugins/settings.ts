import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { createFactorVault, type FactorVault } from '../security/factor-vault.ts';
import { deriveKeys, type Keys } from '../security/keys.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    keys: Keys;
    factorVault: FactorVault;
  }
}

/** Provides the configuration and the keys derived from its secret to every other plugin. */
export const settingsPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    app.decorate('config', config);
    app.decorate('keys', deriveKeys(config.SESSION_SECRET));
    const { FACTOR_SECRET = config.SESSION_SECRET, FACTOR_SECRET_FORMER: former } = config;
    app.decorate('factorVault', createFactorVault(FACTOR_SECRET, former ? [former] : []));
  },
  { name: 'settings' },
);

import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { type FactorVault, factorVaultOf } from '../security/factor-vault.ts';
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
    app.decorate('factorVault', factorVaultOf(config));
  },
  { name: 'settings' },
);

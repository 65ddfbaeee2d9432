import type { Config } from './config.ts';
import { lacksTlsMode } from './database/hosts.ts';
import { isThisMachine } from './this-machine.ts';

/** What happens when an address of a setting is an `http:` one. */
const withHttp = {
  PUBLIC_URL: 'passwords and cookies travel unencrypted',
  CORS_ORIGINS: 'the network can change pages that call the API',
  RECAPTCHA_VERIFIER: 'the secret of reCAPTCHA travels unencrypted',
} as const;
const httpSettings = Object.keys(withHttp) as (keyof typeof withHttp)[];

const databaseSettings = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_READ_URL',
  'DATABASE_MIGRATION_URL',
] as const;

/** Whether an address is unencrypted and not of this machine itself. */
function isUnencrypted(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !isThisMachine(hostname);
}

/**
 * Issues of settings by which data would leave the machine unencrypted. Production has none; an address
 * of a database can say that it is meant to.
 */
export function tlsIssues(config: Config): string[] {
  const pages = httpSettings.filter((name) => [config[name]].flat().some(isUnencrypted));
  const databases = databaseSettings.filter((name) => {
    const url = config[name];
    return url !== undefined && lacksTlsMode(url);
  });
  return [
    ...pages.map(
      (name) => `${name} must be an https: address in production: with http: ${withHttp[name]}`,
    ),
    ...databases.map(
      (name) =>
        `${name} must say sslmode in production, as its host is another machine: ` +
        '?sslmode=verify-full, or ?sslmode=disable on a private network',
    ),
  ];
}

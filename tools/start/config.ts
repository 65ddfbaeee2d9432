import { isAbsolute, join } from 'node:path';
import { workspaceRoot } from '../lib/workspace.ts';

/** What `npm start` runs by. */
export interface StartConfig {
  /** Port of portal and API. */
  readonly port: number;
  /** Port of the inbox in the browser. */
  readonly mailPort: number;
  /** Address the server listens on. */
  readonly host: string;
  /** Absolute folder that holds the database, the secrets and the logs. */
  readonly dataDir: string;
  /** A PostgreSQL that someone else runs; the embedded one is used when absent. */
  readonly databaseUrl: string | null;
  /** A mail server that someone else runs; MailDev is used when absent. */
  readonly smtpUrl: string | null;
  /** Address that mails and links name. */
  readonly publicUrl: string;
  /** Whether real people use it: no demonstration data, nothing filled in. */
  readonly production: boolean;
  /** Whether sources are watched: what changes is seen at once. */
  readonly development: boolean;
  /** Runs of the busiest person of the demonstration data; some dozens when absent. */
  readonly demoRows?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, standard: number, faults: string[]): number {
  const text = env[name] || String(standard);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    faults.push(`${name} must be a port from 1 to 65535; it is "${text}".`);
  }
  return port;
}

function readUrl(env: Environment, name: string, schemes: readonly string[], faults: string[]) {
  const text = env[name];
  if (!text) return null;
  const url = URL.parse(text);
  if (!url || !schemes.includes(url.protocol)) {
    const forms = schemes.map((scheme) => `${scheme}//…`).join(' or ');
    // The value may hold a password and is not repeated.
    faults.push(`${name} must be an address of the form ${forms}.`);
  }
  return text;
}

/**
 * Reads the start program's configuration.
 * @param env environment variables.
 * @param development whether sources are to be watched.
 * @returns the configuration, and every fault found, in words that say what to mend.
 */
export function readStartConfig(
  env: Environment,
  development = false,
): { config: StartConfig; faults: string[] } {
  const faults: string[] = [];
  const port = readPort(env, 'PORT', 8080, faults);
  const mailPort = readPort(env, 'MAIL_PORT', 1080, faults);
  if (port === mailPort) {
    faults.push(`PORT and MAIL_PORT are both ${port}; give one of them another value.`);
  }
  const { NODE_ENV, HOST, DATA_DIR } = env;
  const production = NODE_ENV === 'production';
  const needed = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SESSION_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'SUPPORT_EMAIL',
  ];
  for (const name of production ? needed : []) {
    if (!env[name]) faults.push(`${name} must be set when NODE_ENV is production.`);
  }
  const dataDir = DATA_DIR || '.data';
  return {
    faults,
    config: {
      port,
      mailPort,
      host: HOST || '127.0.0.1',
      dataDir: isAbsolute(dataDir) ? dataDir : join(workspaceRoot, dataDir),
      databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], faults),
      smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], faults),
      publicUrl:
        readUrl(env, 'PUBLIC_URL', ['http:', 'https:'], faults) ?? `http://localhost:${port}`,
      production,
      development,
    },
  };
}

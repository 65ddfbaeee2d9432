import { resolve } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { workspaceRoot } from '../lib/workspace.ts';

export interface StartConfig {
  readonly port: number;
  /** Port of the inbox in the browser. */
  readonly mailPort: number;
  readonly host: string;
  /** Absolute folder of the database, the secrets and the logs. */
  readonly dataDir: string;
  /** An external PostgreSQL; the embedded one when absent. */
  readonly databaseUrl: string | null;
  /** An external mail server; MailDev when absent. */
  readonly smtpUrl: string | null;
  readonly publicUrl: string;
  /** Whether it is used in production: no demonstration data, no defaults. */
  readonly production: boolean;
  /** Whether sources are watched, and changes applied at once. */
  readonly development: boolean;
  /** Runs of the busiest demonstration user; some dozens when absent. */
  readonly demoRows?: number;
}

const requiredInProduction = [
  ...['DATABASE_URL', 'PUBLIC_URL', 'SESSION_SECRET', 'SMTP_URL', 'MAIL_FROM', 'SUPPORT_EMAIL'],
  ...['ISSUER_NAME', 'ISSUER_TAX_ID', 'ISSUER_ADDRESS', 'ISSUER_PHONE'],
];

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, standard: number, errors: string[]): number {
  const text = env[name] || `${standard}`;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    errors.push(`${name} must be a port from 1 to 65535; it is "${text}".`);
  }
  return port;
}

function readUrl(env: Environment, name: string, schemes: readonly string[], errors: string[]) {
  const text = env[name];
  if (!text) return null;
  if (!schemes.includes(URL.parse(text)?.protocol ?? '')) {
    const forms = schemes.map((scheme) => `${scheme}//…`).join(' or ');
    // The value may contain a password and is not repeated.
    errors.push(`${name} must be an address of the form ${forms}.`);
  }
  return text;
}

/** Reads the configuration. @returns it, and every error found, with what to change. */
export function readStartConfig(env: Environment, development = false) {
  const errors: string[] = [];
  const port = readPort(env, 'PORT', 8080, errors);
  const production = env.NODE_ENV === 'production';
  const publicUrl = readUrl(env, 'PUBLIC_URL', ['http:', 'https:'], errors);
  const config: StartConfig = {
    port,
    mailPort: readPort(env, 'MAIL_PORT', 1080, errors),
    host: env.HOST || '127.0.0.1',
    dataDir: resolve(workspaceRoot, env.DATA_DIR || '.data'),
    databaseUrl: readUrl(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], errors),
    smtpUrl: readUrl(env, 'SMTP_URL', ['smtp:', 'smtps:'], errors),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    production,
    development,
  };
  if (port === config.mailPort) {
    errors.push(`PORT and MAIL_PORT are both ${port}; give one of them another value.`);
  }
  for (const name of production ? requiredInProduction : []) {
    if (!env[name]) errors.push(`${name} must be set when NODE_ENV is production.`);
  }
  return { config, errors };
}

export function requireStartConfig(development = false): StartConfig {
  const { config, errors } = readStartConfig(process.env, development);
  if (errors.length === 0) return config;
  const details = errors.map((error) => `- ${error}`);
  throw new CliError('The configuration needs fixing:', details);
}

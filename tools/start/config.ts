import { resolve } from 'node:path';
import { ConfigError, readConfig } from '@consultancy/backend/config';
import { CliError } from '../lib/cli-error.ts';
import { workspaceRoot } from '../lib/workspace.ts';

export type StartConfig = ReturnType<typeof readStartConfig> & {
  /** Runs of the busiest demonstration user; some dozens when absent. */
  readonly demoRows?: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

function readPort(env: Environment, name: string, defaultPort: number): number {
  const text = env[name] || `${defaultPort}`;
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port > 0 && port < 65_536) return port;
  throw new CliError(`${name} must be a port from 1 to 65535; it is "${text}".`);
}

/** Checks the server's own settings, before anything is built. @throws CliError with all that is wrong. */
function checkServerSettings(env: Environment): void {
  // In production it must be set.
  const embedded = env.NODE_ENV === 'production' ? '' : 'postgres://localhost/portal';
  try {
    readConfig({ ...env, DATABASE_URL: env.DATABASE_URL || embedded });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const details = error.issues.map((issue) => `- ${issue}`);
    throw new CliError('The configuration needs fixing:', details);
  }
}

/**
 * Reads the configuration.
 * @param development whether sources are watched, and changes applied at once.
 * @throws CliError with what to change.
 */
export function readStartConfig(env: Environment, development = false) {
  const [port, mailPort] = [readPort(env, 'PORT', 8080), readPort(env, 'MAIL_PORT', 1080)];
  if (port === mailPort) {
    throw new CliError(`PORT and MAIL_PORT are both ${port}; give one of them another value.`);
  }
  checkServerSettings(env);
  return {
    ...{ port, development },
    /** Port of the inbox in the browser. */
    mailPort,
    host: env.HOST || '127.0.0.1',
    /** Absolute folder of the database, the secrets and the logs. */
    dataDir: resolve(workspaceRoot, env.DATA_DIR || '.data'),
    /** An external PostgreSQL; the embedded one when absent. */
    databaseUrl: env.DATABASE_URL || null,
    /** An external mail server; MailDev when absent. */
    smtpUrl: env.SMTP_URL || null,
    publicUrl: env.PUBLIC_URL || `http://localhost:${port}`,
    /** No demonstration data, no defaults. */
    production: env.NODE_ENV === 'production',
  };
}

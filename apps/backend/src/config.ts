import { randomBytes } from 'node:crypto';
import { brand } from '@consultancy/brand';
import { dataRequestTerms, isAdminRole, lowBalanceCredits } from '@consultancy/validation';
import * as z from 'zod';
import { tlsIssues } from './config-tls.ts';
import {
  databaseUrl,
  decimalAmount,
  isOrigin,
  line,
  list,
  secret,
  sender,
  trustProxy,
  url,
} from './config-values.ts';

/** Every setting of the server, as the environment gives it. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number('must be a port').int().min(0).max(65_535).default(8080),
  DATABASE_URL: databaseUrl('user'),
  /** Address with the role that owns the tables; for commands, and unknown to the servers. */
  DATABASE_MIGRATION_URL: databaseUrl('owner').optional(),
  /**
   * The database itself where DATABASE_URL is a transaction pooler: for background work, which
   * listens and takes locks, and for commands.
   */
  DATABASE_DIRECT_URL: databaseUrl('user').optional(),
  /** A standby for lists, summaries and exports. */
  DATABASE_READ_URL: databaseUrl('user').optional(),
  /** Seconds that the standby may be behind; beyond that the primary is read. */
  DATABASE_READ_LAG: z.coerce.number().min(1).max(60).default(10),
  /** Whether statements are prepared; false for a transaction pooler that does not support it. */
  DATABASE_PREPARED: z.stringbool().default(true),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, 'must be an origin without a path, such as https://portal.example.com'),
  SESSION_SECRET: secret,
  /**
   * Encrypts the secrets of authenticator apps; SESSION_SECRET when absent. The former one decrypts
   * what was encrypted before the setting changed.
   */
  FACTOR_SECRET: secret.optional(),
  FACTOR_SECRET_FORMER: secret.optional(),
  /** Whether administrators must have a second factor: in production unless DEMO_MODE, by default. */
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional']).optional(),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: sender,
  /** Mailbox of the support team: receives the suggestions, and is shown to users. */
  SUPPORT_EMAIL: z.email('must be an e-mail address'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_VERIFIER: url(/^https?$/, 'https://www.google.com/recaptcha/api/siteverify').default(
    'https://www.google.com/recaptcha/api/siteverify',
  ),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** Mean number of key derivations that one self-hosted bot check costs the browser. */
  BOT_CHECK_COST: z.coerce.number().int().min(2).max(100_000).default(100),
  /** Memory of one password hash, in MiB. Hashes with another are replaced at the next sign-in. */
  PASSWORD_MEMORY: z.coerce.number().int().min(19).max(1024).default(64),
  /**
   * How far the threads that hash passwords give way to all others, as `nice` counts it: 0 for not at
   * all, 19 for what the others leave. In production 19 by default, otherwise 0: there other programs
   * may keep the cores busy.
   */
  PASSWORD_NICENESS: z.coerce.number().int().min(0).max(19).optional(),
  /** Filter of leaked passwords, made by `passwords-filter`; without one none is rejected for it. */
  LEAKED_PASSWORDS: z.string().min(1).optional(),
  /** Credits of the free trial (§1), which pages and mails promise. */
  WELCOME_CREDITS: decimalAmount.regex(/[1-9]/, 'must be more than 0').default('20'),
  /** Available credits below which a user is notified by mail; 0 disables the mail. */
  LOW_BALANCE_CREDITS: decimalAmount.default(lowBalanceCredits),
  /** Who issues the receipts and is responsible for personal data: legal name, NIT and address. */
  ISSUER_NAME: line(120),
  ISSUER_TAX_ID: line(40),
  ISSUER_ADDRESS: line(200),
  ISSUER_PHONE: line(40),
  CORS_ORIGINS: list.pipe(z.array(z.string().refine(isOrigin, 'must be origins'))).default([]),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PORTAL_DIST: z.string().min(1).optional(),
  /** Folder that servers of several releases share: each adds the hashed files of its portal. */
  ASSETS_DIR: z.string().min(1).optional(),
  DOWNLOADS_DIR: z.string().min(1).optional(),
  /**
   * Lets a scraper read `/metrics`. Without one no client may in production, and only this machine
   * elsewhere.
   */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Multiplies the limits per network address; for load runs and shared addresses. */
  ADDRESS_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /**
   * Multiplies how long a request waits for the database, for the bot check's verifier and in a
   * queue; for machines whose processes pause at times, such as those of tests.
   */
  TIME_LIMIT_FACTOR: z.coerce.number().min(1).max(20).default(1),
  /**
   * Seconds after SIGTERM for which the server still responds while its readiness is 503, so that
   * proxies stop sending requests first; 0 outside production.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(2),
  /** Years after which accesses, errors of runs and suggestions are removed (§9: ten, or longer by law). */
  LOG_RETENTION_YEARS: z.coerce
    .number()
    .int()
    .min(dataRequestTerms.retentionYears)
    .max(100)
    .default(dataRequestTerms.retentionYears),
  /** Lets demonstration data, whose passwords everyone knows, into a production database. */
  DEMO_MODE: z.stringbool().default(false),
});

/** The server's settings, read from the environment. */
export type Config = Readonly<z.output<typeof configSchema>>;

/**
 * Whether an account of this role must have a second factor. Demonstration accounts, whose passwords
 * everyone knows, have none, so only production without them asks for it unless it is set.
 */
export function adminsNeedSecondFactor(
  { ADMIN_SECOND_FACTOR, NODE_ENV, DEMO_MODE }: Config,
  role: string,
): boolean {
  const byDefault = NODE_ENV === 'production' && !DEMO_MODE;
  const required = ADMIN_SECOND_FACTOR ? ADMIN_SECOND_FACTOR === 'required' : byDefault;
  return required && isAdminRole(role);
}

/** Address of the database itself, past a transaction pooler. */
export const directUrlOf = ({
  DATABASE_DIRECT_URL,
  DATABASE_URL,
}: Pick<Config, 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

/** Legal facts that belong to no company: development shows them, and production rejects them. */
const placeholders = {
  SUPPORT_EMAIL: brand.provider.email,
  ISSUER_NAME: brand.provider.name,
  ISSUER_TAX_ID: brand.provider.taxId,
  ISSUER_ADDRESS: brand.provider.address,
  ISSUER_PHONE: brand.provider.phone,
};

/**
 * Names of the settings that still have the value of a placeholder. The name of the consultancy
 * may be its legal one.
 */
export const placeholdersIn = (values: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(placeholders)
    .filter(([name, value]) => name !== 'ISSUER_NAME' && String(values[name]).trim() === value)
    .map(([name]) => name);

const placeholderIssue = (name: string) =>
  `${name} is a placeholder: pages, mails and receipts must show your own`;

/** Defaults outside production, where these settings must be set explicitly. */
const developmentDefaults = () => ({
  PUBLIC_URL: 'http://localhost:8080',
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  SMTP_URL: 'smtp://localhost:1025',
  MAIL_FROM: `${brand.product} <no-responder@localhost>`,
  ...placeholders,
  DRAIN_SECONDS: '0',
});

/** Thrown with one readable line per invalid setting. */
export class ConfigError extends Error {
  readonly issues: readonly string[];
  constructor(issues: readonly string[]) {
    super(
      `The configuration has ${issues.length} issue(s):\n${issues.map((issue) => `  - ${issue}`).join('\n')}`,
    );
    this.issues = issues;
  }
}

const pairIssue = 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together or not at all';

/**
 * Reads and checks the settings. A blank variable counts as absent: as a number it would be 0.
 * @throws ConfigError naming every invalid setting at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value?.trim() !== ''),
  );
  const production = values.NODE_ENV === 'production';
  const result = configSchema.safeParse(
    production ? values : { ...developmentDefaults(), ...values },
  );
  const issues = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return values[name] === undefined ? `${name} is missing` : `${name} ${issue.message}`;
  });
  if (Boolean(values.RECAPTCHA_SITE_KEY) !== Boolean(values.RECAPTCHA_SECRET)) {
    issues.push(pairIssue);
  }
  if (production) {
    issues.push(...placeholdersIn(values).map(placeholderIssue));
  }
  if (production && result.success) {
    issues.push(...tlsIssues(result.data));
  }
  if (!result.success || issues.length > 0) {
    throw new ConfigError(issues);
  }
  return result.data;
}

import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import * as z from 'zod';

const decimalAmount = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'must be a decimal with at most two places, e.g. 20 or 20.50');

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

const origin = (value: string) => {
  try {
    return new URL(value).origin === value;
  } catch {
    return false;
  }
};

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

/** `true`/`false`, a number of hops, or a list of addresses and networks of proxies. */
const trustProxy = z.string().transform((value, context) => {
  if (value === 'true' || value === 'false') {
    return value === 'true';
  }
  if (/^\d{1,2}$/.test(value)) {
    const hops = Number(value);
    return (_address: string, hop: number) => hop < hops;
  }
  const parts = value.split(',').map((part) => part.trim());
  if (!parts.every((part) => isIP(part.split('/')[0] ?? '') > 0)) {
    context.addIssue('must be true, false, a number of hops or a list of addresses');
  }
  return parts;
});

const environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: z.coerce.number('must be a port').int().min(0).max(65_535).default(8080),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20),
  PUBLIC_URL: z
    .string()
    .refine(origin, 'must be an origin without a path, such as https://portal.example.com'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@host:587'),
  MAIL_FROM: z.string().min(3).default('GDB Audit <no-responder@localhost>'),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_MIN_SCORE: z.coerce.number().min(0).max(1).default(0.5),
  /** Mean number of key derivations that one self-hosted bot check costs the browser. */
  BOT_CHECK_COST: z.coerce.number().int().min(2).max(100_000).default(100),
  WELCOME_CREDITS: decimalAmount.default('20'),
  CORS_ORIGINS: list.pipe(z.array(z.string().refine(origin, 'must be origins'))).default([]),
  TRUST_PROXY: trustProxy.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PORTAL_DIST: z.string().min(1).optional(),
  DOWNLOADS_DIR: z.string().min(1).optional(),
  /** Multiplies the limits per network address; for load runs and shared addresses. */
  ADDRESS_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  /** Lets demonstration data, whose passwords everyone knows, into a production database. */
  DEMO_MODE: z.stringbool().default(false),
});

/** The server's settings, read from the environment. */
export type Config = Readonly<z.output<typeof environment>>;

/** What must be said aloud in production, and what it is elsewhere. */
const developmentDefaults = () => ({
  PUBLIC_URL: 'http://localhost:8080',
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  SMTP_URL: 'smtp://localhost:1025',
});

/** Thrown with one readable line per faulty setting. */
export class ConfigError extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    );
    this.faults = faults;
  }
}

const pairFault = 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET must be set together or not at all';

/**
 * Reads and checks the settings. An empty variable counts as absent.
 * @throws ConfigError naming every fault at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const production = given.NODE_ENV === 'production';
  const result = environment.safeParse(production ? given : { ...developmentDefaults(), ...given });
  const faults = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return given[name] === undefined ? `${name} is missing` : `${name} ${issue.message}`;
  });
  if (Boolean(given.RECAPTCHA_SITE_KEY) !== Boolean(given.RECAPTCHA_SECRET)) {
    faults.push(pairFault);
  }
  if (!result.success || faults.length > 0) {
    throw new ConfigError(faults);
  }
  return result.data;
}

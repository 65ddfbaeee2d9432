import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { MailSink } from '../../../tools/lib/cases/mail-sink.ts';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { createDatabase, createUnlimitedPool, type Db } from '../src/database/pool.ts';
import { onServer } from './postgres.ts';
import { serverProcesses, startServerProcesses } from './server-processes.ts';

/** A running backend of one test file: its own database, its own mailbox. */
export interface TestBackend {
  app: FastifyInstance;
  /** Its database without limits on time, for what a test puts in place by the thousand. */
  unlimitedDb: Db;
  mailbox: MailSink;
  config: Config;
  /** Addresses of the server processes that replace `app`; see BACKEND_SERVERS. */
  servers: readonly string[];
}

/** The origin that tests' requests come from. */
export const publicUrl = 'http://portal.test';

/**
 * Settings for the address of a database: with TEST_POOLER, such as `127.0.0.1:6432`, the requests go
 * through that transaction pooler, which need not support prepared statements unless
 * TEST_POOLER_PREPARED is `true`.
 */
function databaseAddresses(databaseUrl: string) {
  const pooler = process.env.TEST_POOLER;
  if (!pooler) {
    return { DATABASE_URL: databaseUrl };
  }
  const pooled = new URL(databaseUrl);
  pooled.host = pooler;
  return {
    DATABASE_URL: pooled.href,
    DATABASE_DIRECT_URL: databaseUrl,
    DATABASE_PREPARED: process.env.TEST_POOLER_PREPARED ?? 'false',
  };
}

/**
 * Environment of the tests' servers; the bot check costs next to nothing, and a machine that is
 * paused for seconds fails no test.
 */
export const testEnvironment = (databaseUrl: string, smtpUrl: string) => ({
  NODE_ENV: 'test',
  ...databaseAddresses(databaseUrl),
  DATABASE_POOL: '12',
  SMTP_URL: smtpUrl,
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: 'a secret of the tests, long enough to be one',
  BOT_CHECK_COST: '2',
  PASSWORD_MEMORY: '19',
  ADDRESS_LIMIT_FACTOR: '1000',
  TIME_LIMIT_FACTOR: '10',
  LOG_LEVEL: 'silent',
});

/** Legal facts of a real installation; production rejects the placeholders. */
export const legalFacts = {
  SUPPORT_EMAIL: 'soporte@empresa.co',
  ISSUER_NAME: 'Empresa de Prueba S.A.S.',
  ISSUER_TAX_ID: '900.123.456-7',
  ISSUER_ADDRESS: 'Carrera 7 # 12-34, Bogotá D. C.',
  ISSUER_PHONE: '+57 601 234 5678',
};

/** Copies the migrated database, until the end of the run; its address. */
export async function copyDatabase() {
  const server = inject('postgresServer');
  const template = inject('templateDatabase');
  const name = `${template}_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} TEMPLATE ${template}`);
  return {
    url: `${server}/${name}`,
    /** The same, with the role of the servers where BACKEND_ROLE asks for it. */
    serverUrl: `${inject('postgresAsServer')}/${name}`,
  };
}

/**
 * MiB of a hash in the tests' own process. Servers may not be configured to less than 19, which took
 * an eighth of the tests' processor time.
 */
const CHEAP_HASH = 1;

/** Leaves the server as it is, and runs it in the tests' own process, where spies reach it. */
export const inThisProcess = () => undefined;

/**
 * Starts a backend before the tests of the calling file and stops it after them.
 * @param overrides settings that differ from the tests' own.
 * @param prepare adds to the server before it is ready, such as a route that throws.
 * @param logTo receives the log's lines.
 */
export function startBackend(
  overrides: Record<string, string> = {},
  prepare?: (app: FastifyInstance) => void,
  logTo?: DestinationStream,
): TestBackend {
  const backend = {} as TestBackend;
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const database = await copyDatabase();
    backend.unlimitedDb = createDatabase(createUnlimitedPool(database.url));
    undo.unshift(() => backend.unlimitedDb.destroy());
    backend.mailbox = await new MailSink().open();
    undo.unshift(() => backend.mailbox.close());
    const env = { ...testEnvironment(database.serverUrl, backend.mailbox.url), ...overrides };
    const PASSWORD_MEMORY = Number(overrides.PASSWORD_MEMORY ?? CHEAP_HASH);
    backend.config = { ...readConfig(env), PASSWORD_MEMORY };
    backend.app = await buildApp(backend.config, logTo);
    undo.unshift(() => backend.app.close());
    prepare?.(backend.app);
    await backend.app.ready();
    const processes = await startServerProcesses(prepare ? 0 : serverProcesses, env);
    undo.unshift(processes.stop);
    backend.servers = processes.urls;
  });
  afterAll(async () => {
    for (const step of undo) {
      await step();
    }
  });
  return backend;
}

import { setTimeout } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { configOrExit, exitForSettings } from './config-or-exit.ts';
import { missingMigrations } from './database/migrate.ts';
import { firstAdminText, prepareFirstAdmin } from './modules/users/first-admin.ts';

const config = configOrExit();
const app = await buildApp(config).catch(exitForSettings);

/** Milliseconds for the requests under way, after the drain. */
const CLOSE_MS = 4500;
const drainMs = config.DRAIN_SECONDS * 1000;

closeWithGrace({ delay: drainMs + CLOSE_MS, logger: false }, async ({ err }) => {
  if (err) {
    app.log.fatal({ err }, 'the server stops after an uncaught error');
  } else {
    app.draining.start();
    await setTimeout(drainMs);
  }
  await app.close();
  await app.logDestination.flush?.();
});

/** A server makes no tables: it says which are missing and who makes them. */
async function warnOfMissingMigrations(): Promise<void> {
  const missing = await missingMigrations(app.db);
  if (missing.length > 0) {
    const advice = 'run `migrate` with the address of the owner (DATABASE_MIGRATION_URL)';
    app.log.error({ missing }, `the database is older than this release: ${advice}`);
  }
}

/** Prints the first administrator's sign-in link once, on stderr and not in the log. */
async function announceFirstAdmin(): Promise<void> {
  const { db, keys, passwords } = app;
  const tools = { db, keys, passwords, publicUrl: config.PUBLIC_URL };
  const link = await prepareFirstAdmin(tools, false);
  if (link) {
    process.stderr.write(`${firstAdminText(link)}\n`);
  }
}

try {
  await app.listen({ host: config.HOST, port: config.PORT });
} catch (error) {
  const inUse = (error as { code?: string }).code === 'EADDRINUSE';
  const reason = inUse ? `Port ${config.PORT} is already in use.` : String(error);
  process.stderr.write(`The server could not start. ${reason}\n`);
  process.exit(1);
}

warnOfMissingMigrations().catch((error: unknown) => {
  app.log.warn({ err: error }, 'the version of the database is not known');
});

announceFirstAdmin().catch((error: unknown) => {
  app.log.warn({ err: error }, 'no link for a first administrator was made');
});

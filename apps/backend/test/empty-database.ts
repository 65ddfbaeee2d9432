import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { onServer } from './postgres.ts';

/**
 * Creates a database with nothing at all in it.
 * @param owner a role without rights that owns it and whose password is its name, if any.
 */
export async function createEmptyDatabase(owner?: string) {
  const server = inject('postgresServer');
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `CREATE DATABASE ${name} ${owner ? `OWNER ${owner}` : ''}`);
  const url = new URL(`${server}/${name}`);
  if (owner) {
    url.username = owner;
    url.password = owner;
  }
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs work on an empty database, as `createEmptyDatabase` creates it. */
export async function withEmptyDatabase(work: (url: string) => Promise<void>, owner?: string) {
  const { url, drop } = await createEmptyDatabase(owner);
  try {
    await work(url);
  } finally {
    await drop();
  }
}

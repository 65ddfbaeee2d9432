import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../tools/lib/ports.ts';
import {
  copyDatabase,
  inThisProcess,
  legalFacts,
  startBackend,
  testEnvironment,
} from '../../test/build-app.ts';
import { publishTestPrices } from '../../test/credits.ts';
import { writePortalFolder } from '../../test/portal-folder.ts';
import { addUser } from '../../test/users.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { diagnose } from './diagnose.ts';
import { type Finding, renderFindings } from './finding.ts';

const port = await freePort();
const backend = startBackend({ PUBLIC_URL: `http://127.0.0.1:${port}` }, inThisProcess);
let folder: string;
let good: Record<string, string>;

const states = (findings: readonly Finding[]) =>
  Object.fromEntries(findings.map(({ check, severity }) => [check, severity]));
const textOf = (findings: readonly Finding[], check: string) =>
  findings
    .filter((one) => one.check === check)
    .map(({ text }) => text)
    .join('\n');
const backups = () => join(folder, 'backups');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'));
  await writePortalFolder(folder);
  await writeFile(join(folder, 'manifest.json'), '{"items": []}');
  await writeFile(join(folder, 'SHA256SUMS'), '');
  await mkdir(backups());
  await writeFile(join(backups(), 'portal-2026-11-02T03-00-00-000Z.backup'), 'x');
  await publishTestPrices(backend);
  await addUser(backend, 'jefe', 'admin');
  await sql`UPDATE users SET last_login = now() WHERE username = 'jefe'`.execute(backend.app.db);
  await backend.app.listen({ host: '127.0.0.1', port });
  const env = testEnvironment(backend.config.DATABASE_URL, backend.mailbox.url);
  good = {
    ...env,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    MAIL_FROM: 'GDB Audit <no-responder@empresa.co>',
    ...legalFacts,
    PORTAL_DIST: folder,
    DOWNLOADS_DIR: folder,
  };
});
afterAll(() => rm(folder, { recursive: true }));

describe('the doctor', () => {
  it('reports a portal that was not built for the reCAPTCHA of its server', async () => {
    const keys = { RECAPTCHA_SITE_KEY: 'site-key-of-test', RECAPTCHA_SECRET: 'secret' };
    const diagnosed = async (settings: Record<string, string>) =>
      textOf(await diagnose({ ...good, ...settings }, backups()), 'Portal');
    expect(await diagnosed(keys)).toMatch('is not built with RECAPTCHA_SITE_KEY');
    await writePortalFolder(folder, { recaptchaSiteKey: 'site-key-of-test' });
    expect(await diagnosed(keys)).toBe(folder);
    expect(await diagnosed({})).toMatch('is built with the key site-key-of-test of reCAPTCHA');
    await writePortalFolder(folder);
    expect(await diagnosed({})).toBe(folder);
  });

  it('reports nothing about a good installation but what a test lacks', async () => {
    const findings = await diagnose(good, backups());
    const { Settings, Database, Disk, ...rest } = states(findings);
    expect(rest).toEqual({
      'Proxy headers': 'ok',
      Clock: 'ok',
      'Price list': 'ok',
      Administrators: 'ok',
      Jobs: 'ok',
      'Authenticator apps': 'ok',
      Portal: 'ok',
      Downloads: 'ok',
      Backups: 'ok',
      'Leaked passwords': 'warning',
      'Public address': 'ok',
      // The test reads them from this machine.
      Metrics: 'error',
      Mail: 'ok',
    });
    expect([Settings, Database, Disk]).not.toContain(undefined);
    expect(textOf(findings, 'Database')).not.toMatch(/migrations are missing|read-only|own/);
    const texts = textOf(findings, 'Settings');
    expect(texts).toMatch(/NODE_ENV is test/);
    expect(texts).toMatch(/PUBLIC_URL is http:/);
  });

  it('reports all that is wrong with a broken one, and what to do', async () => {
    await sql`DELETE FROM kysely_migration WHERE name = '001_accounts'`.execute(backend.app.db);
    const old = new Date(Date.now() - 30 * 3_600_000);
    await utimes(join(backups(), 'portal-2026-11-02T03-00-00-000Z.backup'), old, old);
    const findings = await diagnose(
      {
        ...good,
        PUBLIC_URL: 'https://127.0.0.1:1',
        SMTP_URL: 'smtp://127.0.0.1:1',
        SUPPORT_EMAIL: 'soporte@example.com',
        DOWNLOADS_DIR: '',
        PORTAL_DIST: backups(),
      },
      backups(),
    );
    expect(states(findings.filter(({ severity }) => severity !== 'ok'))).toMatchObject({
      'Proxy headers': 'error',
      Database: 'error',
      Portal: 'error',
      Downloads: 'error',
      Backups: 'error',
      'Public address': 'error',
      TLS: 'error',
      Mail: 'error',
    });
    expect(textOf(findings, 'Settings')).toContain('a domain that receives no mail');
    expect(textOf(findings, 'Settings')).toContain('SUPPORT_EMAIL is a placeholder');
    expect(textOf(findings, 'Database')).toContain('001_accounts');
    expect(findings.filter(({ severity, fix }) => severity !== 'ok' && !fix)).toEqual([]);
    expect(renderFindings(findings)).toMatch(/✗ Mail +127\.0\.0\.1:1 .*\n +→ Check SMTP_URL/);
  });

  it('warns of a backup whose date is in the future', async () => {
    const later = new Date(Date.now() + 5 * 3_600_000);
    await utimes(join(backups(), 'portal-2026-11-02T03-00-00-000Z.backup'), later, later);
    const findings = await diagnose(good, backups());
    expect(states(findings)).toMatchObject({ Backups: 'warning' });
    expect(textOf(findings, 'Backups')).toContain('is dated 5.0 hours after the clock');
  });

  it('warns of mails that are sent without the credentials of their address', async () => {
    const url = backend.mailbox.url.replace('//', '//ana:clave@');
    const findings = await diagnose({ ...good, SMTP_URL: url }, backups());
    expect(states(findings).Mail).toBe('warning');
    expect(textOf(findings, 'Mail')).toContain('offers no authentication');
    expect(renderFindings(findings)).not.toContain('clave');
  });

  it('reports indexes that another operating system sorted', async () => {
    const { url } = await copyDatabase();
    const pool = createUnlimitedPool(url);
    await pool.query(
      `UPDATE pg_database SET datcollversion = 'another' WHERE datname = current_database()`,
    );
    await pool.end();
    const copy = { DATABASE_URL: url, DATABASE_DIRECT_URL: url };
    const findings = await diagnose({ ...good, ...copy }, backups());
    expect(textOf(findings, 'Database')).toContain('the order of another system');
  });

  it('queries the database itself, not the transaction pooler in front of it', async () => {
    const direct = backend.config.DATABASE_DIRECT_URL ?? backend.config.DATABASE_URL;
    const { host } = new URL(direct);
    const pooler = direct.replace(host, `127.0.0.1:1,${host}`);
    const pooled = { ...good, DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct };
    const findings = await diagnose(pooled, backups());
    expect(textOf(findings, 'Database')).not.toContain('No connection');
    expect(textOf(findings, 'Takeover')).toBe('');
  });

  it('names the page on which a price list is published', async () => {
    const { url } = await copyDatabase();
    const copy = { DATABASE_URL: url, DATABASE_DIRECT_URL: url };
    const findings = await diagnose({ ...good, ...copy }, backups());
    expect(findings).toContainEqual(
      expect.objectContaining({ check: 'Price list', fix: 'Publish one: /adminview/price-lists.' }),
    );
  });

  it('goes on without the database, and needs valid settings', async () => {
    const unreachable = await diagnose(
      { ...good, DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' },
      folder,
    );
    expect(states(unreachable)).toMatchObject({ Database: 'error', Backups: 'error', Mail: 'ok' });
    const issues = await diagnose({ NODE_ENV: 'production' }, folder);
    expect(issues).toHaveLength(10);
    expect(textOf(issues, 'Settings')).toContain('SESSION_SECRET is missing');
  });
});

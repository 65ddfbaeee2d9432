import { createHash } from 'node:crypto';
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ruleTexts } from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { password, registration, signedIn } from '../../test/users.ts';
import { checkLeakedPasswords } from '../doctor/leaked-password-check.ts';
import { openLeakedPasswords } from './leaked-passwords.ts';
import { makeLeakedFilter } from './make-leaked-filter.ts';

/** Good by every other rule. */
const leaked = 'Frailejón 7 del páramo';
const folder = testFolder('leaked');
const inFolder = (name: string) => join(folder, name);
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase();
const options = { minCount: 1, rate: 0.001 };

/** A list as it is downloaded, of some passwords and how often each was seen. */
async function writeList(name: string, counts: Record<string, number>): Promise<string> {
  const lines = Object.entries(counts).map(([text, count]) => `${sha1(text)}:${count}`);
  await writeFile(inFolder(name), `${lines.sort().join('\r\n')}\r\n`);
  return inFolder(name);
}

const many = Object.fromEntries(
  Array.from({ length: 20_000 }, (_, n) => [`seen ${n}`, 1 + (n % 9)]),
);
const filter = inFolder('filter');

beforeAll(async () => {
  await makeLeakedFilter(await writeList('list', { ...many, [leaked]: 3 }), filter, options);
});

describe('the filter of leaked passwords', () => {
  it('contains every password of its list, and others at its stated rate of false positives', async () => {
    const passwords = await openLeakedPasswords(filter);
    expect(passwords.head).toMatchObject({ entries: 20_001, hashes: 10, rate: 0.001 });
    const missed = [];
    for (const text of [...Object.keys(many), leaked]) {
      if (!(await passwords.includes(text))) missed.push(text);
    }
    expect(missed).toEqual([]);
    let mistaken = 0;
    for (let n = 0; n < 30_000; n += 1) mistaken += Number(await passwords.includes(`new ${n}`));
    // 30 are expected; more than 55 would be over four standard deviations.
    expect(mistaken).toBeGreaterThan(0);
    expect(mistaken).toBeLessThan(55);
    await passwords.close();
  });

  it('leaves out passwords that were seen less often', async () => {
    const list = await writeList('counted', { rara: 2, frecuente: 100 });
    await makeLeakedFilter(list, inFolder('often'), { ...options, minCount: 50 });
    const passwords = await openLeakedPasswords(inFolder('often'));
    expect(passwords.head?.entries).toBe(1);
    expect([await passwords.includes('frecuente'), await passwords.includes('rara')]).toEqual([
      true,
      false,
    ]);
    await passwords.close();
  });

  it.each([
    ['out of order', `${'B'.repeat(40)}:1\n${'A'.repeat(40)}:1\n`, 'Line 2 is out of order'],
    ['of passwords in plain text', 'contraseña\n', 'Line 1 is not SHA-1:COUNT'],
    ['without any entry', '\n', 'no password'],
  ])('is not made of a list %s, and nothing is left behind', async (_, text, message) => {
    await writeFile(inFolder('wrong'), text);
    const made = makeLeakedFilter(inFolder('wrong'), inFolder('none'), options);
    await expect(made).rejects.toThrow(message);
    expect((await readdir(folder)).filter((name) => name.startsWith('none'))).toEqual([]);
  });

  it('is opened only when it is complete', async () => {
    await writeFile(inFolder('cut'), await readFile(filter));
    await truncate(inFolder('cut'), 8192);
    await expect(openLeakedPasswords(inFolder('cut'))).rejects.toThrow('no whole filter');
    await expect(openLeakedPasswords(inFolder('list'))).rejects.toThrow('no whole filter');
    await expect(openLeakedPasswords(inFolder('absent'))).rejects.toThrow('ENOENT');
  });

  it('is shown by the doctor with its age, and its absence too', async () => {
    const severity = async (path?: string, now?: number) => {
      const finding = await checkLeakedPasswords(path, now);
      return [finding.severity, finding.text];
    };
    expect(await severity(filter)).toEqual(['ok', expect.stringMatching(/20001 .* 0 days old/)]);
    const later = Date.now() + 400 * 86_400_000;
    expect(await severity(filter, later)).toEqual(['warning', expect.stringContaining('400 days')]);
    expect(await severity()).toEqual(['warning', expect.stringContaining('off')]);
    expect(await severity(inFolder('cut'))).toEqual(['error', expect.anything()]);
  });
});

describe('a leaked password', () => {
  const backend = startBackend({ LEAKED_PASSWORDS: filter });

  it('is rejected for a new account and for a new password, and another one is not', async () => {
    const browser = new Browser(backend);
    const register = async (secret: string) => {
      const recaptchaToken = await browser.botToken('register');
      const body = { ...registration('filtrada', { password: secret }), recaptchaToken };
      return browser.post('/api/register', body);
    };
    expect(await register(leaked)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'password', message: ruleTexts.passwordLeaked }] },
    });
    expect((await register(`${leaked}!`)).status).toBe(200);
    const { browser: user } = await signedIn(backend, 'con_sesion');
    const change = (secret: string) =>
      user.send({
        method: 'PUT',
        url: '/api/updatePassword',
        payload: { old_password: password, new_password: secret, confirm_new_password: secret },
      });
    expect(await change(leaked)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'new_password', message: ruleTexts.passwordLeaked }] },
    });
    expect((await change(`${leaked}!`)).status).toBe(200);
  });
});

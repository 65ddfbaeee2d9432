import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { addressSubject } from './rate-limits.ts';

const backend = startBackend({ ADDRESS_LIMIT_FACTOR: '0.01' });
const limit = { name: 'prueba', max: 3, minutes: 1 };

describe('a limit', () => {
  it('admits exactly as many concurrent uses as it says', async () => {
    const { db, limits } = backend.app;
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => limits.count(db, limit, 'todas')),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
  });

  it('slides: a use counts until its own time is over', async () => {
    const { db, limits } = backend.app;
    await limits.count(db, limit, 'ventana');
    await sql`UPDATE rate_limits SET hits = ARRAY(SELECT h - interval '61 seconds'
              FROM unnest(hits) AS h)`.execute(db);
    await limits.count(db, limit, 'ventana');
    await limits.count(db, limit, 'ventana');
    expect(await limits.count(db, limit, 'ventana')).toBe(0);
    expect(await limits.count(db, limit, 'ventana')).toBeGreaterThan(0);
  });

  it('is rejected for an address with 429 and the waiting time', async () => {
    const browser = new Browser(backend);
    const url = '/api/bot_check/challenge?action=login';
    const responses = [];
    for (let index = 0; index < 4; index += 1) {
      responses.push(await browser.get(url, { 'x-forwarded-for': `10.0.0.${index}` }));
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(responses[3]?.headers['retry-after']).toMatch(/^\d+$/);
  });
});

describe('a network address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['no address', 'unknown'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s counts as %s', (address, subject) => {
    expect(addressSubject(address)).toBe(subject);
  });
});

import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import type { Db } from '../../database/pool.ts';
import { containsText, hasTrigram, wordsOf } from './search.ts';

const backend = startBackend();

const USERS = 2000;
/** Users that the planner expects at most of what it has not counted. */
const UNCOUNTED = USERS / 200;

beforeAll(async () => {
  await sql`
    INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                       password_hash, consent_version)
    SELECT 'u_' || n, 'u.' || n || '@empresa.co', (ARRAY['Lucía', 'Andrés', 'María del Mar'])[1 + n % 3],
           (ARRAY['Ñáñez', 'Luna', 'O''Hara-Ruiz', 'Øst😀'])[1 + n % 4], '1',
           (ARRAY['Consultores ', '100% Andina_', 'A\\B & C ', 'Геодезия '])[1 + n % 4] || n % 50 || ' S.A.S.',
           'x', '1'
    FROM generate_series(1, ${USERS}) n`.execute(backend.app.db);
  await sql`ANALYZE users`.execute(backend.app.db);
});

const idsOf = async (db: Db, condition: ReturnType<typeof sql>) => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM users WHERE ${condition} ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Runs work on one connection on which the planner has the index or does without it. */
const onPlan = <T>(indexed: boolean, work: (db: Db) => Promise<T>) =>
  backend.app.db.transaction().execute(async (db) => {
    for (const way of indexed ? ['seqscan', 'indexscan'] : ['bitmapscan']) {
      await sql`SET LOCAL ${sql.raw(`enable_${way}`)} = off`.execute(db);
    }
    return work(db);
  });

describe('the search among the users', () => {
  it.each([
    ...['lucía', 'LUCIA ñañez', 'u_17', 'u.17@EMPRESA', '7@empresa.co', 's lu', 'maría del mar l'],
    ...[
      'consultores 17 s.a.s.',
      'Consultores 1',
      '100% andina_3',
      '%',
      '_',
      '\\',
      'A\\B & C',
      'b & c 2',
    ],
    ...["o'hara-ruiz", 'hara ruiz', 'øst', 'геодезия 3', 'consultores lu', 'w', 'www', '...', 'xq'],
    ...['ndr', ' ', '. ', 's.', '  ', "'; --", 'uw17', 'lucía\u0301', '٣'],
    ...[
      'u',
      'lu',
      'LÚ',
      'ñ',
      'Ñá',
      'ná',
      'é',
      'e\u0301',
      '\u0301',
      'lu\u0301',
      'q',
      'u.',
      '_1',
      '7',
      '77',
    ],
    ...[
      '@',
      '@e',
      '0%',
      '%_',
      '\\b',
      "o'",
      '-',
      '"',
      '&',
      ' &',
      'Ø',
      'øs',
      'ß',
      'İ',
      'г',
      'ге',
      'ЕО',
      '0٣',
    ],
    ...['😀', 't😀', '😀t', '😀😀', 'ú\u0301', 'a\u0301b', 'мд', 'сто'],
    ...[
      'luna lucía',
      'Ñañez, lucia',
      'mar Ñáñez maría del',
      'luna, lucía consultores',
      'øst del mar',
      'ñañ LUC',
      'a.s nsul 7',
      'lu lucía luc',
      '17 100% u_',
      'consultores, 17',
      'u_17, luna',
      ',',
    ],
  ])('finds by %j exactly the users who have it, by the index and without it', async (text) => {
    const words = text.trim()
      ? text.split(/\s+/).map((word) => word.replace(/(.),+$/, '$1'))
      : [text];
    const having = sql.join(
      words.map((word) => sql`strpos(search_text, fold_text(${word})) > 0`),
      sql` AND `,
    );
    const expected = await idsOf(backend.app.db, having);
    for (const indexed of [true, false]) {
      expect(await onPlan(indexed, (db) => idsOf(db, containsText('search_text', text)))).toEqual(
        expected,
      );
    }
  });

  it.each([
    ['a word that none has beside one that many have', 'consultores xqz', 'letters'],
    ['two words that each other users have', 'lucía andrés', 'letters'],
    ['another sign between words', 'consultores.1', 'letters'],
    ['a letter that none has', 'q', 'pairs'],
    ['two letters that many have apart', 'zs', 'pairs'],
    ['two signs that none has', '_%', 'pairs'],
  ])('compares no user for %s', async (_, text, index) => {
    const plan = await onPlan(true, async (db) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, BUFFERS OFF)
        SELECT id FROM users WHERE ${containsText('search_text', text)}`.execute(db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(
      new RegExp(`Bitmap Index Scan on users_by_${index} \\(actual rows=0[.\\d]* `),
    );
    expect(plan).not.toMatch(/Rows Removed/);
  });

  it.each([
    ['consultores', USERS / 4],
    ['lu', USERS / 2],
    ["o'", USERS / 4],
    ['lucía consultores', USERS / 12],
    ['100% andina_', USERS / 4],
    ['xq', 0],
  ])('has an estimate of the planner near the number of users found by %j', async (text, found) => {
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      EXPLAIN (FORMAT JSON) SELECT id FROM users
      WHERE ${containsText('search_text', text)}`.execute(backend.app.db);
    const counted = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
    expect(counted).toBeGreaterThanOrEqual(0.8 * found);
    expect(counted).toBeLessThanOrEqual(1.2 * found + UNCOUNTED);
  });

  it.each([
    ['Cárdenas Pér', ['Cárdenas', 'Pér']],
    ['Pérez Cárdenas,  Ana ', ['Cárdenas', 'Pérez', 'Ana']],
    ['lu Lucía LUC', ['Lucía']],
    ['ana ANÁ', ['ana']],
    ['17 S.A.S.', ['S.A.S.', '17']],
  ])('has in %j the words %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ['lu', false],
    ['a b', true],
    ['ñáñ', true],
    ['s.a', true],
    ['a\u0301b', false],
  ])('has a trigram in %j: %s', (text, expected) => {
    expect(hasTrigram(text)).toBe(expected);
  });
});

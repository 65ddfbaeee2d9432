import { expect, it } from 'vitest';
import { withEmptyDatabase } from '../../../test/empty-database.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { createUnlimitedPool } from '../../database/pool.ts';

const files = import.meta.glob<string>('../../../migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The migrations that create or replace the price formula. */
const formulas = Object.entries(files)
  .filter(([, text]) => /FUNCTION price_of\b/.test(text))
  .map(([path]) => path.replace(/^.*\//, '').replace('.sql', ''));

const prices = `
  SELECT fc, tb, price.* FROM unnest(ARRAY[0, 1, 99, 100, 101, 2147483647]) fc,
    unnest(ARRAY[0, 3, 4, 2147483647]) tb, price_of(1, fc, tb) price ORDER BY fc, tb`;

it.each(formulas)('prices a list that was published at %s as it did then', async (migration) => {
  await withEmptyDatabase(async (url) => {
    const pool = createUnlimitedPool(url);
    await migrateDatabase(pool, migration);
    await pool.query(`
      INSERT INTO price_lists (title, fc_weight, tb_weight) VALUES ('Lista', 1, 0.25);
      INSERT INTO price_levels (version, level, min_score, credits)
        VALUES (1, 'Nivel 1', 0, 1), (1, 'Nivel 2', 100, 5), (1, 'Nivel 3', 1000, 20.5);
      UPDATE price_lists SET published_at = now()`);
    const { rows: published } = await pool.query(prices);
    await migrateDatabase(pool);
    expect((await pool.query(prices)).rows).toEqual(published);
    expect(published).toHaveLength(24);
    await pool.end();
  });
});

import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { contentsOf, emptyDatabase, forgeBackup } from '../../test/backups.ts';
import { withEmptyDatabase } from '../../test/empty-database.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { verifyLedger } from '../modules/credits/ledger-verify.ts';
import { writeBackup } from './dump.ts';
import { restoreBackup } from './load.ts';

describe('a backup of a release before migration 011', () => {
  const folder = testFolder('backup');
  const file = join(folder, 'older.backup');
  const price = `SELECT level, credits_used, settled_fc_records90, credits_shortfall
    FROM utilizations`;

  beforeAll(async () => {
    await withEmptyDatabase(async (url) => {
      const pool = createUnlimitedPool(url);
      await migrateDatabase(pool, '010_price_list_revisions');
      await pool.query(`
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, consent_version, role, email_verified_at)
        SELECT name, name || '@example.com', 'A', 'B', '1', 'C', 'x', '1',
               CASE name WHEN 'jefa' THEN 'admin' ELSE 'user' END, now()
        FROM unnest(ARRAY['ana', 'jefa']) AS name;
      INSERT INTO price_lists (title, fc_weight, tb_weight) VALUES ('Lista', 1, 1);
      INSERT INTO machines (user_id, machine_id, token_hash) VALUES (1, 'PC', 'x');
      INSERT INTO transactions (user_id, recorded_by, trans_type, credits_purchased, amount_paid,
                                trans_platform) VALUES (1, 2, 'Compra', 10, 1000, 'Portal');
      INSERT INTO utilizations (user_id, machine_row, feature_id, finish_date, fc_records90,
          tb_records90, score, level, price_list_version, state, credits_reserved, credits_used,
          expires_at)
        SELECT 1, 1, feature_id, now(), 1, 0, 1, 'Nivel 1', 1, 'finished', 5, 4, now()
        FROM tools LIMIT 1;
      BEGIN;
      INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript, trans_id,
                                    utilization_id)
        VALUES (1, 1, 10, 10, 'Compra', 'Portal', 1, NULL), (1, 2, -4, 6, 'Consumo', 'R', NULL, 1);
      UPDATE users SET current_credits = 6, movement_seq = 2 WHERE id = 1;
      COMMIT`);
      expect(await writeBackup(pool, file)).toEqual([]);
      await pool.end();
    });
  });

  it('is verified by the rules that it can break, and brought to this version', async () => {
    const { pool } = await emptyDatabase();
    await restoreBackup(pool, file);
    expect((await pool.query(price)).rows).toEqual([
      {
        level: 'Nivel 1',
        credits_used: '4.00',
        settled_fc_records90: null,
        credits_shortfall: '0.00',
      },
    ]);
    expect((await verifyLedger(pool)).discrepancies).toEqual([]);
  });

  it('keeps the restored data when a later migration fails, and reports that they are restored', async () => {
    const { pool } = await emptyDatabase();
    // Migration 023 creates one of this name.
    await pool.query(
      "CREATE FUNCTION audit_text(text, jsonb, jsonb, jsonb) RETURNS text RETURN ''",
    );
    const onDataRestored = vi.fn();
    await expect(restoreBackup(pool, file, { onDataRestored })).rejects.toThrow('audit_text');
    expect(onDataRestored).toHaveBeenCalledOnce();
    await pool.query('DROP FUNCTION audit_text(text, jsonb, jsonb, jsonb)');
    await migrateDatabase(pool);
    expect((await contentsOf(pool)).users).toHaveLength(2);
  });

  it('is rejected by a database of a newer schema, whose sums would be wrong', async () => {
    const { pool } = await emptyDatabase();
    await migrateDatabase(pool);
    await expect(restoreBackup(pool, file)).rejects.toThrow('make another database');
    expect((await contentsOf(pool)).users).toEqual([]);
  });

  it('is rejected when its credits do not add up', async () => {
    const { pool } = await emptyDatabase();
    const path = await forgeBackup(file, (text) =>
      text.replace('\t-4.00\t6.00\t', '\t-4.00\t7.00\t'),
    );
    await expect(restoreBackup(pool, path)).rejects.toThrow('do not add up');
    expect((await contentsOf(pool)).users).toEqual([]);
  });
});

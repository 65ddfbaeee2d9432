import { book } from '../src/modules/credits/ledger.ts';
import { insertPublishedList } from '../src/modules/prices/repository.ts';
import type { TestBackend } from './build-app.ts';

/** Publishes a list in which one record costs one score, and levels cost 1, 5 and 20.50 credits. */
export function publishTestPrices({ app }: TestBackend): Promise<number> {
  return insertPublishedList(app.db, {
    title: 'Lista de prueba',
    fc_weight: '1',
    tb_weight: '0.25',
    levels: [
      { level: 'Nivel 1', min_score: '0', credits: '1.00' },
      { level: 'Nivel 2', min_score: '100', credits: '5.00' },
      { level: 'Nivel 3', min_score: '1000', credits: '20.50' },
    ],
  });
}

/** Books credits through the ledger. */
export async function giveCredits({ app }: TestBackend, userId: number, amount: string) {
  await app.db
    .transaction()
    .execute((trx) => book(trx, { userId, amount, type: 'Ajuste', descript: 'Prueba' }));
}

/** A user's balances in the database. */
export async function balances({ app }: TestBackend, userId: number) {
  return app.db
    .selectFrom('users')
    .select(['current_credits', 'pending_credits'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

import type { Config } from '../config.ts';
import type { Db } from '../database/pool.ts';
import { book, welcomeDescript } from '../modules/credits/ledger.ts';
import { publishPriceList } from '../modules/prices/repository.ts';
import { recordSale } from '../modules/transactions/repository.ts';
import { addVerifiedAccount } from '../modules/users/new-account.ts';
import type { Passwords } from '../security/passwords.ts';
import { type DemoAccount, demoAccounts, demoAdministrator } from './demo-accounts.ts';
import { demoPriceList } from './demo-prices.ts';

const platform = 'Portal GDB Audit';

async function addAccounts(db: Db, passwords: Passwords): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { purchases: _, ...account } of demoAccounts) {
    ids.set(account.username, await addVerifiedAccount(db, passwords, account));
  }
  return ids;
}

async function bookCredits(
  db: Db,
  account: DemoAccount,
  ids: Map<string, number>,
  welcome: string,
) {
  const userId = ids.get(account.username) ?? 0;
  const sellerId = ids.get(demoAdministrator) ?? 0;
  if (/[1-9]/.test(welcome)) {
    await book(db, { userId, amount: welcome, type: 'Bono', descript: welcomeDescript });
  }
  for (const [credits, paid] of account.purchases) {
    await recordSale(db, { buyerId: userId, sellerId, type: 'Compra', credits, paid, platform });
  }
}

/**
 * Fills an empty database with the demonstration's accounts, price list and purchases, through
 * the ledger's own functions. Runs are made by the toolbox program, through the tool API.
 * @returns false, changing nothing, when there is any user already.
 */
export async function loadDemo(db: Db, passwords: Passwords, config: Config): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone) {
      return false;
    }
    await publishPriceList(trx, demoPriceList);
    const ids = await addAccounts(trx, passwords);
    for (const account of demoAccounts.filter(({ role }) => role === 'user')) {
      await bookCredits(trx, account, ids, config.WELCOME_CREDITS);
    }
    return true;
  });
}

/**
 * Invariants of the credits in any database (R3), as queries for violations. Each
 * statement gives the rows that break the rule, the first one first: `wrong` names the row and
 * `found` what is wrong with it. They are read by the window or by a join, in an order that an
 * index has, so that millions of ledger entries need no more memory than one batch of a sort.
 */
export const ledgerRules = {
  'each ledger entry continues the one before it': `
    SELECT 'ledger entry ' || id AS wrong,
           format('number %s of user %s, %s after %s, says a balance of %s',
                  seq, user_id, amount, before, balance) AS found
    FROM (
      SELECT id, user_id, seq, balance, amount,
             lag(balance, 1, 0) OVER w AS before, row_number() OVER w AS place
      FROM credit_movements WINDOW w AS (PARTITION BY user_id ORDER BY seq)
    ) chain
    WHERE seq <> place OR balance <> before + amount OR balance < 0 OR balance = 'NaN'
    ORDER BY user_id, seq`,
  'each balance is that of the newest ledger entry': `
    SELECT 'user ' || username AS wrong,
           format('has %s after %s ledger entries, but the newest is number %s with %s',
                  current_credits, movement_seq, coalesce(newest.seq, 0),
                  coalesce(newest.balance, 0)) AS found
    FROM users LEFT JOIN LATERAL (
      SELECT seq, balance FROM credit_movements
      WHERE user_id = users.id ORDER BY seq DESC LIMIT 1
    ) newest ON true
    WHERE current_credits <> coalesce(newest.balance, 0) OR movement_seq <> coalesce(newest.seq, 0)
    ORDER BY users.id`,
  'reserved credits are the sum of the open reservations': `
    SELECT 'user ' || username AS wrong,
           format('holds %s, but the open runs reserve %s',
                  pending_credits, coalesce(held, 0)) AS found
    FROM users LEFT JOIN (
      SELECT user_id, sum(credits_reserved) AS held FROM utilizations
      WHERE state = 'open' GROUP BY user_id
    ) open ON open.user_id = users.id
    WHERE pending_credits <> coalesce(held, 0) OR pending_credits > current_credits
    ORDER BY users.id`,
  'each purchase is one ledger entry of its credits': `
    SELECT 'purchase ' || sale.trans_id AS wrong,
           format('is of %s for user %s, but its ledger entry is of %s for user %s',
                  sale.credits_purchased, sale.user_id, coalesce(entry.amount::text, 'nothing'),
                  coalesce(entry.user_id::text, 'none')) AS found
    FROM transactions sale LEFT JOIN credit_movements entry USING (trans_id)
    WHERE (entry.user_id, entry.amount, entry.type)
          IS DISTINCT FROM (sale.user_id, sale.credits_purchased, 'Compra')
    ORDER BY sale.trans_id`,
  'each run is one ledger entry of what it cost': `
    SELECT 'run ' || run.utilization_id AS wrong,
           format('is %s at a cost of %s for user %s, but its ledger entry is of %s for user %s',
                  run.state, coalesce(run.credits_used, 0), run.user_id,
                  coalesce(entry.amount::text, 'nothing'),
                  coalesce(entry.user_id::text, 'none')) AS found
    FROM utilizations run LEFT JOIN credit_movements entry USING (utilization_id)
    WHERE CASE WHEN run.state = 'finished' AND run.credits_used <> 0
               THEN (entry.user_id, entry.amount, entry.type)
                    IS DISTINCT FROM (run.user_id, -run.credits_used, 'Consumo')
               ELSE entry.id IS NOT NULL END
    ORDER BY run.utilization_id`,
  'each charged run has the price of its counts': `
    SELECT 'run ' || run.utilization_id AS wrong,
           format('was charged %s and misses %s for «%s», but by list %s its counts cost %s for «%s»',
                  run.credits_used, run.credits_shortfall, run.level, run.price_list_version,
                  price.credits, price.level) AS found
    FROM utilizations run
    LEFT JOIN LATERAL price_of(
      run.price_list_version, run.settled_fc_records90, run.settled_tb_records90) price ON true
    WHERE run.settled_fc_records90 IS NOT NULL
      AND (run.credits_used + run.credits_shortfall, run.level, run.score)
          IS DISTINCT FROM (price.credits, price.level, price.score)
    ORDER BY run.utilization_id`,
  'each ledger entry names what it books, and nothing else': `
    SELECT 'ledger entry ' || id AS wrong,
           format('%s of %s names purchase %s, run %s and ledger entry %s', type, amount,
                  coalesce(trans_id::text, '—'), coalesce(utilization_id::text, '—'),
                  coalesce(reverses_id::text, '—')) AS found
    FROM credit_movements
    WHERE (type = 'Compra') <> (trans_id IS NOT NULL)
       OR (type = 'Consumo') <> (utilization_id IS NOT NULL)
       OR (type = 'Devolución') <> (reverses_id IS NOT NULL)
       OR amount = 0 OR amount = 'NaN'
    ORDER BY id`,
  'each reversal takes back one purchase, whole': `
    SELECT 'ledger entry ' || later.id AS wrong,
           format('takes %s from user %s for ledger entry %s, a %s of %s for user %s', later.amount,
                  later.user_id, later.reverses_id, coalesce(first.type, 'missing one'),
                  first.amount, first.user_id) AS found
    FROM credit_movements later LEFT JOIN credit_movements first ON first.id = later.reverses_id
    WHERE later.reverses_id IS NOT NULL
      AND (first.user_id, first.amount, first.type)
          IS DISTINCT FROM (later.user_id, -later.amount, 'Compra')
    ORDER BY later.id`,
} as const;

/** Rules of columns and functions that came with a migration: the database of an older backup lacks them. */
export const rulesByMigration: Readonly<Record<string, readonly (keyof typeof ledgerRules)[]>> = {
  '012_price_function': ['each charged run has the price of its counts'],
};

-- What the administrators' overview and the metrics add up, kept beside the rows: counting the runs of
-- two months, or the balances of all users, takes longer the more there are.

-- Sums by quarter of an hour, by UTC day, and of all time. Every zone of today is a multiple of a quarter
-- of an hour from UTC, so that each day and month begins with one.
CREATE TABLE activity_totals (
  step text NOT NULL CHECK (step IN ('quarter', 'day', 'all')),
  starts timestamptz NOT NULL,
  -- The tool of runs and errors, empty for the rest.
  feature_id text NOT NULL,
  runs bigint NOT NULL,
  credits_used numeric(18, 2) NOT NULL,
  -- Reserved by open runs; complete in the sum of all time alone.
  credits_held numeric(18, 2) NOT NULL,
  errors bigint NOT NULL,
  -- Users whose newest run began here, so that their sum from a date on is the users active since.
  active_users bigint NOT NULL,
  -- Sales of this date that were not reversed.
  purchases bigint NOT NULL,
  credits_purchased numeric(18, 2) NOT NULL,
  amount_paid numeric(18, 2) NOT NULL,
  -- Ordinary users who joined here.
  users bigint NOT NULL,
  -- Ledger entries, all of them in the sum of all time alone.
  credits_booked numeric(18, 2) NOT NULL,
  PRIMARY KEY (step, starts, feature_id)
) WITH (fillfactor = 60);

-- What was written since the sums were last brought up to date. Transactions only add rows, so that
-- none waits for another one's sum; a job moves them into the sums.
CREATE TABLE activity_changes (
  starts timestamptz NOT NULL,
  feature_id text NOT NULL DEFAULT '',
  runs bigint NOT NULL DEFAULT 0,
  credits_used numeric(18, 2) NOT NULL DEFAULT 0,
  credits_held numeric(18, 2) NOT NULL DEFAULT 0,
  errors bigint NOT NULL DEFAULT 0,
  active_users bigint NOT NULL DEFAULT 0,
  purchases bigint NOT NULL DEFAULT 0,
  credits_purchased numeric(18, 2) NOT NULL DEFAULT 0,
  amount_paid numeric(18, 2) NOT NULL DEFAULT 0,
  users bigint NOT NULL DEFAULT 0,
  credits_booked numeric(18, 2) NOT NULL DEFAULT 0
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

CREATE FUNCTION quarter_of(moment timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN date_bin(interval '15 minutes', moment, timestamptz '2000-01-01 00:00:00+00');

-- Adds up to `most` changes to the sums. The snapshot of a reader has either the changes or their sum.
CREATE FUNCTION sum_activity(most integer) RETURNS bigint LANGUAGE sql AS $$
  WITH taken AS (
    DELETE FROM activity_changes WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM activity_changes LIMIT most FOR UPDATE SKIP LOCKED))
    RETURNING *
  ), added AS (
    INSERT INTO activity_totals
    SELECT steps.step, steps.starts, steps.feature_id, sum(runs), sum(credits_used),
           sum(credits_held), sum(errors), sum(active_users), sum(purchases),
           sum(credits_purchased), sum(amount_paid), sum(users), sum(credits_booked)
    FROM taken CROSS JOIN LATERAL (VALUES
      ('quarter', taken.starts, taken.feature_id),
      ('day', date_trunc('day', taken.starts, 'UTC'), taken.feature_id),
      ('all', timestamptz '-infinity', '')) steps (step, starts, feature_id)
    -- What belongs to no date is in the sum of all time alone.
    WHERE steps.step = 'all' OR taken.starts > '-infinity'
    GROUP BY 1, 2, 3
    -- Two of these at once wait for each other's rows in one order.
    ORDER BY 1, 2, 3
    ON CONFLICT (step, starts, feature_id) DO UPDATE SET
      runs = activity_totals.runs + excluded.runs,
      credits_used = activity_totals.credits_used + excluded.credits_used,
      credits_held = activity_totals.credits_held + excluded.credits_held,
      errors = activity_totals.errors + excluded.errors,
      active_users = activity_totals.active_users + excluded.active_users,
      purchases = activity_totals.purchases + excluded.purchases,
      credits_purchased = activity_totals.credits_purchased + excluded.credits_purchased,
      amount_paid = activity_totals.amount_paid + excluded.amount_paid,
      users = activity_totals.users + excluded.users,
      credits_booked = activity_totals.credits_booked + excluded.credits_booked
  )
  SELECT count(*) FROM taken
$$;

-- The runs that a statement added. A user's newest run moves the user to its own quarter: writers hold
-- the lock of the user's row, so that no other run of the user appears meanwhile.
CREATE FUNCTION count_new_runs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, feature_id, runs, credits_used, credits_held)
    SELECT quarter_of(usage_date), feature_id, count(*), coalesce(sum(credits_used), 0),
           coalesce(sum(credits_reserved) FILTER (WHERE state = 'open'), 0)
    FROM added GROUP BY 1, 2;
  INSERT INTO activity_changes (starts, active_users)
    SELECT moved.starts, sum(moved.users)
    FROM (
      SELECT user_id, quarter_of(max(usage_date)) AS newest, min(utilization_id) AS first_id
      FROM added GROUP BY user_id
    ) active
    LEFT JOIN LATERAL (
      SELECT quarter_of(usage_date) AS before FROM utilizations run
      WHERE run.user_id = active.user_id AND run.utilization_id < active.first_id
      ORDER BY usage_date DESC, utilization_id DESC LIMIT 1
    ) known ON true
    CROSS JOIN LATERAL (VALUES (active.newest, 1), (known.before, -1)) moved (starts, users)
    WHERE (known.before IS NULL OR known.before < active.newest) AND moved.starts IS NOT NULL
    GROUP BY 1;
  RETURN NULL;
END $$;

CREATE FUNCTION count_run_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, feature_id, credits_used, credits_held) VALUES (
    quarter_of(NEW.usage_date), NEW.feature_id,
    coalesce(NEW.credits_used, 0) - coalesce(OLD.credits_used, 0),
    CASE WHEN NEW.state = 'open' THEN NEW.credits_reserved ELSE 0 END
      - CASE WHEN OLD.state = 'open' THEN OLD.credits_reserved ELSE 0 END);
  RETURN NULL;
END $$;

CREATE FUNCTION count_errors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, feature_id, errors)
    SELECT quarter_of(error_time), feature_id,
           CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END
    FROM touched GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE FUNCTION count_purchases() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, purchases, credits_purchased, amount_paid)
    SELECT quarter_of(trans_date), count(*), sum(credits_purchased), sum(amount_paid)
    FROM added GROUP BY 1;
  RETURN NULL;
END $$;

-- Every ledger entry changes a balance; a reversal takes its sale back, on the date of the sale.
CREATE FUNCTION count_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, credits_booked)
    SELECT '-infinity', sum(amount) FROM added HAVING count(*) > 0;
  INSERT INTO activity_changes (starts, purchases, credits_purchased, amount_paid)
    SELECT quarter_of(sold.trans_date), -count(*), -sum(sold.credits_purchased),
           -sum(sold.amount_paid)
    FROM added JOIN credit_movements sale ON sale.id = added.reverses_id
    JOIN transactions sold ON sold.trans_id = sale.trans_id
    GROUP BY 1;
  RETURN NULL;
END $$;

CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, users)
    SELECT quarter_of(date_joined), CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END
    FROM touched WHERE role = 'user' GROUP BY 1;
  RETURN NULL;
END $$;

CREATE FUNCTION count_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, users)
    SELECT quarter_of(date_joined), change
    FROM (VALUES (OLD.date_joined, OLD.role, -1), (NEW.date_joined, NEW.role, 1))
      changed (date_joined, role, change)
    WHERE role = 'user';
  RETURN NULL;
END $$;

-- Makes the sums of the rows so far, as here, or should they ever differ. Runs, errors and sales of
-- before the last two months are read by nothing, and adding them up would take as long as there are
-- years. Nothing is written meanwhile. Runs lock these tables in different orders, so that an attempt
-- that would wait for long, or for each other, starts over without locks.
CREATE FUNCTION recount_activity() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  SET LOCAL lock_timeout = '1500ms';
  LOOP
    BEGIN
      LOCK TABLE users, utilizations, error_logs, transactions, credit_movements
        IN SHARE ROW EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available OR deadlock_detected THEN
      PERFORM pg_sleep(0.2);
    END;
  END LOOP;
  SET LOCAL lock_timeout = 0;
  DELETE FROM activity_totals;
  DELETE FROM activity_changes;
  INSERT INTO activity_totals
    SELECT steps.step, steps.starts, steps.feature_id, sum(runs), sum(used), sum(held), sum(errors),
           sum(active), sum(purchases), sum(bought), sum(paid), sum(joined), sum(booked)
    FROM (
      SELECT quarter_of(usage_date) AS starts, feature_id, count(*) AS runs,
             coalesce(sum(credits_used), 0) AS used, 0::numeric AS held, 0::bigint AS errors,
             0::numeric AS active, 0::bigint AS purchases, 0::numeric AS bought, 0::numeric AS paid,
             0::bigint AS joined, 0::numeric AS booked
        FROM utilizations WHERE usage_date >= now() - interval '65 days' GROUP BY 1, 2
      UNION ALL
      SELECT '-infinity', '', 0, 0, sum(credits_reserved), 0, 0, 0, 0, 0, 0, 0
        FROM utilizations WHERE state = 'open' HAVING count(*) > 0
      UNION ALL
      SELECT quarter_of(newest), '', 0, 0, 0, 0, count(*), 0, 0, 0, 0, 0
        FROM (SELECT max(usage_date) AS newest FROM utilizations
              WHERE usage_date >= now() - interval '65 days' GROUP BY user_id) active
        GROUP BY 1
      UNION ALL
      SELECT quarter_of(error_time), feature_id, 0, 0, 0, count(*), 0, 0, 0, 0, 0, 0
        FROM error_logs WHERE error_time >= now() - interval '65 days' GROUP BY 1, 2
      UNION ALL
      SELECT quarter_of(trans_date), '', 0, 0, 0, 0, 0, count(*), sum(credits_purchased),
             sum(amount_paid), 0, 0
        FROM transactions WHERE trans_date >= now() - interval '65 days' GROUP BY 1
      UNION ALL
      SELECT quarter_of(sold.trans_date), '', 0, 0, 0, 0, 0, -count(*),
             -sum(sold.credits_purchased), -sum(sold.amount_paid), 0, 0
        FROM credit_movements reversal
        JOIN credit_movements sale ON sale.id = reversal.reverses_id
        JOIN transactions sold ON sold.trans_id = sale.trans_id
        WHERE reversal.reverses_id IS NOT NULL AND sold.trans_date >= now() - interval '65 days'
        GROUP BY 1
      UNION ALL
      SELECT quarter_of(date_joined), '', 0, 0, 0, 0, 0, 0, 0, 0, count(*), 0
        FROM users WHERE role = 'user' GROUP BY 1
      UNION ALL
      SELECT '-infinity', '', 0, 0, 0, 0, 0, 0, 0, 0, 0, sum(current_credits)
        FROM users HAVING count(*) > 0
    ) counted CROSS JOIN LATERAL (VALUES
      ('quarter', counted.starts, counted.feature_id),
      ('day', date_trunc('day', counted.starts, 'UTC'), counted.feature_id),
      ('all', timestamptz '-infinity', '')) steps (step, starts, feature_id)
    WHERE steps.step = 'all' OR counted.starts > '-infinity'
    GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
END $$;
SELECT recount_activity();

-- The locks are held until these count what is written from here on.
CREATE TRIGGER utilizations_counted AFTER INSERT ON utilizations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_new_runs();
CREATE TRIGGER utilizations_change_counted AFTER UPDATE OF state, credits_used ON utilizations
  FOR EACH ROW WHEN ((OLD.state, OLD.credits_used) IS DISTINCT FROM (NEW.state, NEW.credits_used))
  EXECUTE FUNCTION count_run_change();
CREATE TRIGGER error_logs_counted AFTER INSERT ON error_logs
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_errors();
CREATE TRIGGER error_logs_deletion_counted AFTER DELETE ON error_logs
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_errors();
CREATE TRIGGER transactions_counted AFTER INSERT ON transactions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_purchases();
CREATE TRIGGER credit_movements_counted AFTER INSERT ON credit_movements
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_ledger_entries();
CREATE TRIGGER users_counted AFTER INSERT ON users
  REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_deletion_counted AFTER DELETE ON users
  REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_change_counted AFTER UPDATE OF role, date_joined ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.date_joined) IS DISTINCT FROM (NEW.role, NEW.date_joined))
  EXECUTE FUNCTION count_user_change();

-- A search is planned by how many users have the text, which a small sample does not tell.
ALTER TABLE users ALTER COLUMN search_text SET STATISTICS 1000;

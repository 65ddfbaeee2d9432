-- The credit ledger, purchases, metered runs and prices. What must never be wrong is refused
-- by the database itself: a negative balance, a rewritten or deleted movement, a gap, or a
-- balance that is not the sum of its movements.

CREATE TABLE tools (
  feature_id text PRIMARY KEY CHECK (feature_id ~ '^R_INF_[0-9]{2}$'),
  feature_name text NOT NULL
);

CREATE TABLE price_lists (
  version integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL,
  fc_weight numeric(8, 4) NOT NULL CHECK (fc_weight >= 0),
  tb_weight numeric(8, 4) NOT NULL CHECK (tb_weight >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz
);

CREATE TABLE price_levels (
  version integer NOT NULL REFERENCES price_lists,
  level text NOT NULL,
  min_score numeric(18, 4) NOT NULL CHECK (min_score >= 0),
  credits numeric(14, 2) NOT NULL CHECK (credits >= 0),
  PRIMARY KEY (version, min_score),
  UNIQUE (version, level)
);

-- A published list is what runs were priced with, so it stays as it was.
CREATE FUNCTION refuse_published_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer := CASE WHEN TG_OP = 'INSERT' THEN NEW.version ELSE OLD.version END;
BEGIN
  IF EXISTS (SELECT 1 FROM price_lists WHERE version = touched AND published_at IS NOT NULL) THEN
    RAISE EXCEPTION 'price list % is published and cannot change', touched
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER price_lists_frozen BEFORE UPDATE OR DELETE ON price_lists
  FOR EACH ROW EXECUTE FUNCTION refuse_published_price_change();
CREATE TRIGGER price_levels_frozen BEFORE INSERT OR UPDATE OR DELETE ON price_levels
  FOR EACH ROW EXECUTE FUNCTION refuse_published_price_change();

CREATE TABLE machines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  machine_id text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  registered_at timestamptz NOT NULL DEFAULT now(),
  released_at timestamptz
);
CREATE UNIQUE INDEX machines_one_active_per_user ON machines (user_id) WHERE released_at IS NULL;

CREATE TABLE activation_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  code_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  replaced_at timestamptz
);
CREATE UNIQUE INDEX activation_codes_one_live ON activation_codes (user_id)
  WHERE used_at IS NULL AND replaced_at IS NULL;

CREATE TABLE transactions (
  trans_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  recorded_by bigint NOT NULL REFERENCES users CHECK (recorded_by <> user_id),
  trans_date timestamptz NOT NULL DEFAULT now(),
  trans_type text NOT NULL,
  credits_purchased numeric(14, 2) NOT NULL CHECK (credits_purchased > 0),
  amount_paid numeric(14, 2) NOT NULL CHECK (amount_paid > 0),
  trans_platform text NOT NULL
);
CREATE INDEX transactions_by_user ON transactions (user_id, trans_id DESC);
CREATE TRIGGER transactions_append_only BEFORE UPDATE OR DELETE ON transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_no_truncate BEFORE TRUNCATE ON transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE utilizations (
  utilization_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  machine_row bigint NOT NULL REFERENCES machines,
  feature_id text NOT NULL REFERENCES tools,
  usage_date timestamptz NOT NULL DEFAULT now(),
  finish_date timestamptz,
  fc_records90 integer NOT NULL CHECK (fc_records90 >= 0),
  tb_records90 integer NOT NULL CHECK (tb_records90 >= 0),
  prcnt_score_level numeric(7, 4),
  score numeric(18, 4) NOT NULL,
  level text NOT NULL,
  price_list_version integer NOT NULL REFERENCES price_lists,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'finished', 'failed', 'expired')),
  credits_reserved numeric(14, 2) NOT NULL CHECK (credits_reserved >= 0),
  credits_used numeric(14, 2),
  expires_at timestamptz NOT NULL,
  CHECK ((state = 'open') = (credits_used IS NULL)),
  CHECK ((state IN ('finished', 'failed')) = (finish_date IS NOT NULL)),
  CHECK (credits_used IS NULL OR (credits_used >= 0 AND credits_used <= credits_reserved)),
  CHECK (state NOT IN ('failed', 'expired') OR credits_used = 0)
);
CREATE INDEX utilizations_by_user ON utilizations (user_id, utilization_id DESC);
CREATE INDEX utilizations_open ON utilizations (expires_at) WHERE state = 'open';

CREATE TABLE error_logs (
  error_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  util_id bigint NOT NULL REFERENCES utilizations,
  feature_id text NOT NULL REFERENCES tools,
  error_time timestamptz NOT NULL DEFAULT now(),
  error_message text NOT NULL,
  execute_stage text NOT NULL
);
CREATE INDEX error_logs_by_user ON error_logs (user_id, error_id DESC);

CREATE TABLE credit_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  seq bigint NOT NULL CHECK (seq > 0),
  date timestamptz NOT NULL DEFAULT now(),
  amount numeric(14, 2) NOT NULL CHECK (amount <> 0),
  balance numeric(14, 2) NOT NULL CHECK (balance >= 0),
  type text NOT NULL CHECK (type IN ('Compra', 'Consumo', 'Bono', 'Ajuste', 'Devolución')),
  status text NOT NULL DEFAULT 'Aplicado'
    CHECK (status IN ('Pendiente', 'Aplicado', 'Anulado')),
  descript text NOT NULL,
  trans_id bigint UNIQUE REFERENCES transactions,
  utilization_id bigint UNIQUE REFERENCES utilizations,
  reverses_id bigint UNIQUE REFERENCES credit_movements,
  UNIQUE (user_id, seq)
);
-- The welcome credits are given once, whatever happens to the verification.
CREATE UNIQUE INDEX credit_movements_one_welcome ON credit_movements (user_id)
  WHERE type = 'Bono' AND reverses_id IS NULL AND trans_id IS NULL AND descript = 'Bienvenida';
CREATE TRIGGER credit_movements_append_only BEFORE UPDATE OR DELETE ON credit_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER credit_movements_no_truncate BEFORE TRUNCATE ON credit_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Each movement continues the one before it: no gap, and balance = balance before + amount.
CREATE FUNCTION check_movement_chain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before numeric(14, 2);
BEGIN
  IF NEW.seq = 1 THEN
    before := 0;
  ELSE
    SELECT balance INTO before FROM credit_movements
      WHERE user_id = NEW.user_id AND seq = NEW.seq - 1;
  END IF;
  IF before IS NULL OR NEW.balance <> before + NEW.amount THEN
    RAISE EXCEPTION 'movement % of user % does not continue the ledger', NEW.seq, NEW.user_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credit_movements_chain BEFORE INSERT ON credit_movements
  FOR EACH ROW EXECUTE FUNCTION check_movement_chain();

-- At the end of every transaction the user's balance is that of the newest movement.
CREATE FUNCTION check_balance_is_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner bigint := CASE WHEN TG_TABLE_NAME = 'users' THEN NEW.id
                       ELSE (to_jsonb(NEW) ->> 'user_id')::bigint END;
  booked numeric(14, 2);
  newest bigint;
  balance_after numeric(14, 2);
BEGIN
  SELECT current_credits, movement_seq INTO booked, newest FROM users WHERE id = owner;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  SELECT balance INTO balance_after FROM credit_movements
    WHERE user_id = owner ORDER BY seq DESC LIMIT 1;
  IF booked <> coalesce(balance_after, 0)
     OR newest <> (SELECT coalesce(max(seq), 0) FROM credit_movements WHERE user_id = owner) THEN
    RAISE EXCEPTION 'balance of user % is not that of the newest movement', owner
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER users_balance_is_ledger
  AFTER INSERT OR UPDATE OF current_credits, movement_seq ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance_is_ledger();
CREATE CONSTRAINT TRIGGER credit_movements_balance_is_ledger
  AFTER INSERT ON credit_movements
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance_is_ledger();

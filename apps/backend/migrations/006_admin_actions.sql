-- Administrators' actions, and what an attacker's eye found in the ledger: what a movement says of
-- its purchase, run or original must be true, and NaN, which PostgreSQL takes for equal to itself
-- and greater than any number, is no amount.

ALTER TABLE audit_events
  ADD COLUMN reason text,
  ADD COLUMN before jsonb,
  ADD COLUMN after jsonb;
CREATE INDEX audit_events_by_time ON audit_events (at, id);
CREATE INDEX audit_events_by_actor ON audit_events (actor_id, at, id);
CREATE INDEX audit_events_by_target ON audit_events (target_id, at, id);
CREATE INDEX audit_events_by_action ON audit_events (action, at, id);

ALTER TABLE users ADD CONSTRAINT users_credits_are_numbers CHECK (current_credits <> 'NaN');
ALTER TABLE transactions ADD CONSTRAINT transactions_amounts_are_numbers
  CHECK (credits_purchased <> 'NaN' AND amount_paid <> 'NaN');
ALTER TABLE utilizations ADD CONSTRAINT utilizations_credits_are_numbers
  CHECK (credits_reserved <> 'NaN' AND credits_used <> 'NaN' AND score <> 'NaN');
ALTER TABLE price_lists ADD CONSTRAINT price_lists_weights_are_numbers
  CHECK (fc_weight <> 'NaN' AND tb_weight <> 'NaN');
ALTER TABLE price_levels ADD CONSTRAINT price_levels_are_numbers
  CHECK (min_score <> 'NaN' AND credits <> 'NaN');

ALTER TABLE credit_movements
  -- The administrator who booked it by hand; nobody books for themselves.
  ADD COLUMN recorded_by bigint REFERENCES users,
  ADD CONSTRAINT credit_movements_not_for_oneself CHECK (recorded_by <> user_id),
  ADD CONSTRAINT credit_movements_are_numbers CHECK (amount <> 'NaN' AND balance <> 'NaN'),
  -- A row is booked once and for all; «Pendiente» and «Anulado» are what credit_history shows.
  ADD CONSTRAINT credit_movements_applied CHECK (status = 'Aplicado'),
  ADD CONSTRAINT credit_movements_purchase CHECK ((type = 'Compra') = (trans_id IS NOT NULL)),
  ADD CONSTRAINT credit_movements_run CHECK ((type = 'Consumo') = (utilization_id IS NOT NULL)),
  ADD CONSTRAINT credit_movements_reversal
    CHECK ((type = 'Devolución') = (reverses_id IS NOT NULL)),
  ADD CONSTRAINT credit_movements_direction CHECK (
    CASE WHEN type IN ('Compra', 'Bono') THEN amount > 0
         WHEN type IN ('Consumo', 'Devolución') THEN amount < 0
         ELSE true END);

-- A purchase, a finished run and a reversed purchase are booked for their own user, in full.
CREATE FUNCTION check_movement_origin() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  holds boolean := true;
BEGIN
  IF NEW.trans_id IS NOT NULL THEN
    holds := EXISTS (SELECT 1 FROM transactions WHERE trans_id = NEW.trans_id
      AND user_id = NEW.user_id AND credits_purchased = NEW.amount);
  ELSIF NEW.utilization_id IS NOT NULL THEN
    holds := EXISTS (SELECT 1 FROM utilizations WHERE utilization_id = NEW.utilization_id
      AND user_id = NEW.user_id AND state = 'finished' AND credits_used = -NEW.amount);
  ELSIF NEW.reverses_id IS NOT NULL THEN
    holds := EXISTS (SELECT 1 FROM credit_movements WHERE id = NEW.reverses_id
      AND user_id = NEW.user_id AND type = 'Compra' AND amount = -NEW.amount);
  END IF;
  IF NOT holds THEN
    RAISE EXCEPTION 'movement % of user % does not fit what it names', NEW.seq, NEW.user_id
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER credit_movements_origin BEFORE INSERT ON credit_movements
  FOR EACH ROW EXECUTE FUNCTION check_movement_origin();

-- What a closed run cost stays what it was.
CREATE TRIGGER utilizations_closed
  BEFORE UPDATE OF user_id, state, credits_reserved, credits_used OR DELETE ON utilizations
  FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION refuse_change();

-- A level could be moved from a draft into a published list, and the lists emptied at one stroke.
CREATE OR REPLACE FUNCTION refuse_published_price_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched integer[] := CASE TG_OP WHEN 'INSERT' THEN ARRAY[NEW.version]
    WHEN 'DELETE' THEN ARRAY[OLD.version] ELSE ARRAY[OLD.version, NEW.version] END;
BEGIN
  IF EXISTS (SELECT 1 FROM price_lists
             WHERE version = ANY (touched) AND published_at IS NOT NULL) THEN
    RAISE EXCEPTION 'price list % is published and cannot change', touched
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
CREATE TRIGGER price_lists_no_truncate BEFORE TRUNCATE ON price_lists
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER price_levels_no_truncate BEFORE TRUNCATE ON price_levels
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- An open reservation has a number of its own among the movements, under which it is shown.
ALTER TABLE utilizations
  ADD COLUMN history_id bigint NOT NULL DEFAULT nextval('credit_movements_id_seq');
CREATE INDEX utilizations_open_by_user ON utilizations (user_id, usage_date, history_id)
  WHERE state = 'open';

-- The credit history as it is shown (ADR 018): movements, a reversed purchase as «Anulado», and
-- open reservations as «Pendiente», beside the balance that they have not moved yet.
CREATE VIEW credit_history AS
  SELECT movement.id, movement.user_id, movement.date, movement.amount, movement.type,
         movement.descript, movement.balance,
         CASE WHEN EXISTS (SELECT 1 FROM credit_movements later
                           WHERE later.reverses_id = movement.id)
              THEN 'Anulado' ELSE movement.status END AS status
  FROM credit_movements movement
  UNION ALL
  SELECT run.history_id, run.user_id, run.usage_date, (-run.credits_reserved)::numeric(14, 2),
         'Consumo', tools.feature_name, users.current_credits, 'Pendiente'
  FROM utilizations run
  JOIN tools USING (feature_id)
  JOIN users ON users.id = run.user_id
  WHERE run.state = 'open' AND run.credits_reserved > 0;

-- Below how many available credits a user is told; the server writes its configuration here.
CREATE TABLE credit_settings (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  low_balance numeric(14, 2) NOT NULL CHECK (low_balance >= 0 AND low_balance <> 'NaN')
);
INSERT INTO credit_settings (low_balance) VALUES (10);

-- Whether the next fall below it is to be told: after having been above since the last one.
ALTER TABLE users ADD COLUMN low_balance_armed boolean NOT NULL DEFAULT false;
UPDATE users SET low_balance_armed = true WHERE current_credits - pending_credits >= 10;

-- Looks at the end of a transaction, whichever movements and reservations it made: settling a run
-- releases and then charges, which is no rise and fall (ADR 019).
CREATE FUNCTION tell_low_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  low boolean;
  armed boolean;
BEGIN
  SELECT current_credits - pending_credits < (SELECT low_balance FROM credit_settings),
         low_balance_armed
    INTO low, armed FROM users WHERE id = NEW.id;
  IF low = armed THEN
    UPDATE users SET low_balance_armed = NOT low WHERE id = NEW.id;
    IF low THEN
      PERFORM graphile_worker.add_job('send_mail',
        json_build_object('mail', 'low-balance', 'userId', NEW.id));
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER users_low_balance
  AFTER UPDATE OF current_credits, pending_credits ON users
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tell_low_balance();

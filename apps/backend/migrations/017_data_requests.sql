-- Requests about personal data (Ley 1581 de 2012, §9), and the erasure of a person (ADR 055).

CREATE TABLE data_requests (
  request_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  username text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind IN ('query', 'correction', 'erasure')),
  state text NOT NULL DEFAULT 'received' CHECK (state IN
    ('received', 'incomplete', 'in_process', 'extended', 'resolved', 'rejected', 'withdrawn')),
  -- In the person's words; removed with the person.
  details text,
  -- Days in Colombia: from when the term counts, the last day to respond, to complete it.
  counted_from date NOT NULL,
  due_on date,
  complete_by date,
  closed_at timestamptz,
  FOREIGN KEY (user_id, username) REFERENCES users (id, username)
    DEFERRABLE INITIALLY IMMEDIATE,
  CHECK ((state IN ('received', 'in_process', 'extended')) = (due_on IS NOT NULL)),
  CHECK ((state = 'incomplete') = (complete_by IS NOT NULL)),
  CHECK ((state IN ('resolved', 'rejected', 'withdrawn')) = (closed_at IS NOT NULL))
);
CREATE TRIGGER data_requests_username BEFORE INSERT ON data_requests
  FOR EACH ROW EXECUTE FUNCTION take_username();
CREATE INDEX data_requests_by_time ON data_requests (received_at, request_id);
CREATE INDEX data_requests_by_user ON data_requests (user_id, request_id);
CREATE INDEX data_requests_due ON data_requests (due_on) WHERE due_on IS NOT NULL;
CREATE INDEX data_requests_incomplete ON data_requests (complete_by)
  WHERE complete_by IS NOT NULL;
-- A second request of a kind waits for the first one.
CREATE UNIQUE INDEX data_requests_one_open ON data_requests (user_id, kind)
  WHERE closed_at IS NULL;

-- The history of each request, which its person can read.
CREATE TABLE data_request_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id bigint NOT NULL REFERENCES data_requests,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  state text NOT NULL,
  -- Text of the person, or of the response to them; removed with the person.
  note text
);
CREATE INDEX data_request_events_by_request ON data_request_events (request_id, id);

-- When the person behind an account was erased: the row remains for the records that name it.
ALTER TABLE users ADD COLUMN erased_at timestamptz;
CREATE INDEX users_by_erasure ON users (erased_at) WHERE erased_at IS NOT NULL;

-- The rows of a user follow the pseudonym, in the same transaction.
ALTER TABLE access_logs ALTER CONSTRAINT access_logs_user_fkey DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE utilizations ALTER CONSTRAINT utilizations_user_fkey DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE error_logs ALTER CONSTRAINT error_logs_user_fkey DEFERRABLE INITIALLY IMMEDIATE;
ALTER TABLE transactions ALTER CONSTRAINT transactions_user_fkey DEFERRABLE INITIALLY IMMEDIATE;

-- Whether the current transaction erases a person: `erased_at` is then its own timestamp.
CREATE FUNCTION erases_person() RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM users WHERE erased_at = now())
$$;

-- Append-only rows stay as they are, except that an erasure replaces the username of the person by
-- the pseudonym, and removes texts. It can put no other content into them.
CREATE FUNCTION only_pseudonym() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF erases_person()
     AND to_jsonb(NEW) - 'username' = to_jsonb(OLD) - 'username'
     AND NEW.username = (SELECT username FROM users WHERE id = NEW.user_id
                         AND erased_at = now()) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'UPDATE on % is refused: the table is append-only', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER transactions_append_only ON transactions;
CREATE TRIGGER transactions_append_only BEFORE DELETE ON transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transactions_only_pseudonym BEFORE UPDATE ON transactions
  FOR EACH ROW EXECUTE FUNCTION only_pseudonym();

-- The text of a manual ledger entry is an administrator's reason, which may name the person.
CREATE FUNCTION only_descript() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF erases_person()
     AND to_jsonb(NEW) - 'descript' = to_jsonb(OLD) - 'descript'
     AND NEW.descript = NEW.type
     AND EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND erased_at = now()) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'UPDATE on % is refused: the table is append-only', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER credit_movements_append_only ON credit_movements;
CREATE TRIGGER credit_movements_append_only BEFORE DELETE ON credit_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER credit_movements_only_descript BEFORE UPDATE ON credit_movements
  FOR EACH ROW EXECUTE FUNCTION only_descript();

-- An event keeps who did what to whom and when; an erasure takes its texts away.
CREATE FUNCTION only_redaction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  redacted text[] := '{reason,before,after,detail,address}';
BEGIN
  IF erases_person()
     AND to_jsonb(NEW) - redacted = to_jsonb(OLD) - redacted
     AND (NEW.reason IS NULL OR NEW.reason IS NOT DISTINCT FROM OLD.reason)
     AND (NEW.before IS NULL OR NEW.before IS NOT DISTINCT FROM OLD.before)
     AND (NEW.after IS NULL OR NEW.after IS NOT DISTINCT FROM OLD.after)
     AND (NEW.detail = '{}' OR NEW.detail = OLD.detail)
     AND (NEW.address IS NULL OR NEW.address IS NOT DISTINCT FROM OLD.address) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'UPDATE on % is refused: the table is append-only', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
DROP TRIGGER audit_events_append_only ON audit_events;
CREATE TRIGGER audit_events_append_only BEFORE DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_only_redaction BEFORE UPDATE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION only_redaction();

-- What an erasure changes in the append-only tables, with the owner's rights: the servers' role has
-- none to change them (ADR 059). Only for a person whom the same transaction has erased.
CREATE FUNCTION redact_append_only(person bigint, former_username text, former_email text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  former text := '(^|[^a-z0-9_])(' || former_username || '|'
    || regexp_replace(former_email, '([^a-z0-9_@])', '\\\1', 'g') || ')([^a-z0-9_]|$)';
BEGIN
  IF former_username !~ '^[a-z0-9_]{3,20}$' OR former_email !~ '^[^@ ]+@[^@ ]+$'
     OR NOT EXISTS (SELECT 1 FROM users WHERE id = person AND erased_at = now()) THEN
    RAISE EXCEPTION 'user % is not being erased', person USING ERRCODE = 'restrict_violation';
  END IF;
  UPDATE transactions SET username = users.username
    FROM users WHERE users.id = person AND transactions.user_id = person;
  UPDATE credit_movements SET descript = type WHERE user_id = person AND recorded_by IS NOT NULL;
  UPDATE audit_events
    SET reason = NULL, before = NULL, after = NULL, detail = '{}',
        address = CASE WHEN actor_id = target_id OR actor_id IS NULL THEN NULL ELSE address END
    WHERE target_id = person AND action <> 'account erased';
  UPDATE audit_events SET address = NULL WHERE actor_id = person;
  UPDATE audit_events SET reason = NULL, before = NULL, after = NULL, detail = '{}'
    WHERE concat_ws(' ', reason, before::text, after::text, detail::text) ~* former;
END $$;
REVOKE EXECUTE ON FUNCTION redact_append_only FROM PUBLIC;

-- The account of an erased person can neither be used nor come back.
CREATE FUNCTION refuse_erased_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.erased_at IS DISTINCT FROM OLD.erased_at OR NEW.disabled_at IS NULL
     OR NEW.role <> 'user' OR NEW.username <> OLD.username OR NEW.email <> OLD.email THEN
    RAISE EXCEPTION 'account % was erased', OLD.id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER users_erased BEFORE UPDATE ON users
  FOR EACH ROW WHEN (OLD.erased_at IS NOT NULL) EXECUTE FUNCTION refuse_erased_change();

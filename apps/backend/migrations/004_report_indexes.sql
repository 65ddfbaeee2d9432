-- What the lists of §7 read their pages by: newest first, by date and then by number, for all, for
-- one user and for one tool.

-- A page of 20 rows must not look up 20 users, so each log row carries its user's name. A username
-- never changes (§5); the foreign key makes sure that it is the right one.
ALTER TABLE users ADD CONSTRAINT users_id_username_key UNIQUE (id, username);

CREATE FUNCTION take_username() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT username INTO NEW.username FROM users WHERE id = NEW.user_id;
  RETURN NEW;
END $$;

ALTER TABLE transactions DISABLE TRIGGER transactions_append_only;
DO $$
DECLARE
  log text;
BEGIN
  FOREACH log IN ARRAY ARRAY['access_logs', 'utilizations', 'error_logs', 'transactions'] LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN username text', log);
    EXECUTE format('UPDATE %I AS log SET username = users.username
                    FROM users WHERE users.id = log.user_id', log);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN username SET NOT NULL', log);
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', log, log || '_user_id_fkey');
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (user_id, username)
                    REFERENCES users (id, username)', log, log || '_user_fkey');
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT ON %I
                    FOR EACH ROW EXECUTE FUNCTION take_username()', log || '_username', log);
  END LOOP;
END $$;
ALTER TABLE transactions ENABLE TRIGGER transactions_append_only;

-- A session's rows are found among its user's newest ones.
DROP INDEX access_logs_by_session;
DROP INDEX access_logs_by_user, utilizations_by_user, error_logs_by_user, transactions_by_user;

CREATE INDEX access_logs_by_time ON access_logs (access_time, id);
CREATE INDEX access_logs_by_user ON access_logs (user_id, access_time, id);

CREATE INDEX utilizations_by_time ON utilizations (usage_date, utilization_id);
CREATE INDEX utilizations_by_user ON utilizations (user_id, usage_date, utilization_id);
CREATE INDEX utilizations_by_tool ON utilizations (feature_id, usage_date, utilization_id);

CREATE INDEX error_logs_by_time ON error_logs (error_time, error_id);
CREATE INDEX error_logs_by_user ON error_logs (user_id, error_time, error_id);
CREATE INDEX error_logs_by_tool ON error_logs (feature_id, error_time, error_id);

CREATE INDEX transactions_by_time ON transactions (trans_date, trans_id);
CREATE INDEX transactions_by_user ON transactions (user_id, trans_date, trans_id);

-- A movement is dated when it is booked, behind the user's row lock, and not when its transaction
-- began: a user's movements then have the same order by date as by number.
ALTER TABLE credit_movements ALTER COLUMN date SET DEFAULT clock_timestamp();
CREATE INDEX credit_movements_by_user ON credit_movements (user_id, date, id);

-- Text without accents and case, whatever the database's collation.
CREATE FUNCTION fold_text(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'));

-- What a search among the users looks through; no line break can be typed into it.
ALTER TABLE users ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
  fold_text(username || E'\n' || email || E'\n' || first_name || ' ' || last_name
            || E'\n' || enterprise_name)
) STORED;
CREATE INDEX users_by_joining ON users (role, date_joined, id);

-- Exports under way, so that all server processes share the limit of each person. A row whose
-- server was killed counts until it expires.
CREATE TABLE running_exports (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  slot smallint NOT NULL,
  holder uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, slot)
);

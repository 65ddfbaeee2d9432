-- Accounts, sessions and everything a person proves themselves with.
-- No password, token or code stands in any table: only hashes, or nothing at all where the
-- server can derive the token again from its own secret.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: the table is append-only', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE CHECK (username ~ '^[a-z0-9_]{3,20}$'),
  email text NOT NULL UNIQUE CHECK (email = lower(email) AND length(email) <= 320),
  first_name text NOT NULL,
  last_name text NOT NULL,
  cellphone text NOT NULL,
  enterprise_name text NOT NULL,
  password_hash text NOT NULL,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('admin', 'user')),
  email_verified_at timestamptz,
  disabled_at timestamptz,
  -- The booked balance, and the part of it held by open reservations.
  current_credits numeric(14, 2) NOT NULL DEFAULT 0,
  pending_credits numeric(14, 2) NOT NULL DEFAULT 0,
  -- Number of the newest credit movement; the next one takes the number after it.
  movement_seq bigint NOT NULL DEFAULT 0,
  date_joined timestamptz NOT NULL DEFAULT now(),
  last_login timestamptz,
  previous_login timestamptz,
  -- Proof of consent: which text, when and from where.
  consent_version text NOT NULL,
  consent_at timestamptz NOT NULL DEFAULT now(),
  consent_address inet,
  CHECK (pending_credits >= 0 AND pending_credits <= current_credits)
);

-- A session is a family of token pairs. The tokens are derived from the id and the generation
-- with the server's secret, so that a retried renewal can be given the same pair again.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  generation integer NOT NULL DEFAULT 1,
  generation_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  absolute_expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  user_agent text NOT NULL,
  address inet
);
CREATE INDEX sessions_by_user ON sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE one_use_tokens (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'change-email')),
  -- The link's token is derived from the nonce with the server's secret when the mail is made,
  -- so that it stands neither here nor in the waiting mail job.
  nonce uuid NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  replaced_at timestamptz
);
CREATE INDEX one_use_tokens_by_user ON one_use_tokens (user_id, purpose);

CREATE TABLE access_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  session_id uuid,
  access_type text NOT NULL,
  access_time timestamptz NOT NULL DEFAULT now(),
  -- When the browser's own `POST /log_access` attached to the row that the server wrote.
  confirmed_at timestamptz,
  address inet
);
CREATE INDEX access_logs_by_user ON access_logs (user_id, id DESC);
CREATE INDEX access_logs_by_session ON access_logs (session_id) WHERE session_id IS NOT NULL;

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  actor_id bigint REFERENCES users,
  target_id bigint REFERENCES users,
  action text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  address inet,
  request_id text
);
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_events_no_truncate BEFORE TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Counters of the limits, shared by all server processes. `hits` are the instants that still
-- count, so that the window slides and no burst at its edge gets twice the limit.
CREATE TABLE rate_limits (
  key bytea PRIMARY KEY,
  hits timestamptz[] NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX rate_limits_by_expiry ON rate_limits (expires_at);

-- Bot-check challenges already answered: each counts once.
CREATE TABLE spent_challenges (
  digest bytea PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_challenges_by_expiry ON spent_challenges (expires_at);

CREATE TABLE idempotency_keys (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  route text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status integer,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, route, key)
);

-- Counts one use of a limit. Returns 0 when it is admitted, otherwise the seconds to wait.
CREATE FUNCTION take_hit(limit_key bytea, most integer, span interval) RETURNS integer
LANGUAGE plpgsql AS $$
DECLARE
  instant timestamptz := clock_timestamp();
  stored timestamptz[];
  kept timestamptz[];
BEGIN
  INSERT INTO rate_limits (key, hits, expires_at) VALUES (limit_key, '{}', instant + span)
    ON CONFLICT (key) DO NOTHING;
  SELECT hits INTO stored FROM rate_limits WHERE key = limit_key FOR UPDATE;
  instant := clock_timestamp();
  kept := ARRAY(SELECT h FROM unnest(stored) AS h WHERE h > instant - span ORDER BY h);
  IF cardinality(kept) >= most THEN
    RETURN greatest(1, ceil(extract(epoch FROM kept[1] + span - instant)));
  END IF;
  UPDATE rate_limits SET hits = kept || instant, expires_at = instant + span
    WHERE key = limit_key;
  RETURN 0;
END $$;

-- Second factors: passkeys and authenticator apps, and the recovery codes for their loss. Servers of
-- the release before do not know them; sessions that those open are no sessions to newer servers when
-- their user has a second factor.

-- Since when the user has a second factor: null without one. The trigger below writes it, so that
-- sessions and sign-ins need not read the other tables.
ALTER TABLE users ADD COLUMN second_factor_since timestamptz;

-- When the second factor was last confirmed in the session; null when it never was.
ALTER TABLE sessions ADD COLUMN factor_at timestamptz;

CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the authenticator, in Base64url.
  credential_id text NOT NULL UNIQUE,
  -- In COSE.
  public_key bytea NOT NULL,
  -- Uses that the authenticator counted; it only grows, or is always zero.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  synced boolean NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_by_user ON passkeys (user_id);

CREATE TABLE totp_factors (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Encrypted with a key that is not in the database.
  secret bytea NOT NULL,
  -- Newest time step of which a code was used; only codes of later steps are accepted.
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

-- Secrets of apps that were not activated yet.
CREATE TABLE totp_setups (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  session_id uuid NOT NULL,
  secret bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- First characters of the code, by which its hash is found.
  lookup text NOT NULL,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, lookup)
);

-- Challenges that await a passkey; each is deleted when it is used.
CREATE TABLE factor_challenges (
  challenge_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('setup', 'sign-in', 'confirmation')),
  -- The session or the pending sign-in that asked for it.
  bound_to text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX factor_challenges_by_user ON factor_challenges (user_id);

-- Sign-ins with the right password that await the second factor; each is deleted when it is completed.
CREATE TABLE pending_sign_ins (
  token_hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The browser's own name at the account, if a user signed in from it before.
  device text,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_sign_ins_by_user ON pending_sign_ins (user_id);

CREATE FUNCTION note_second_factor() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner bigint := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  PERFORM FROM users WHERE id = owner FOR NO KEY UPDATE;
  UPDATE users SET second_factor_since = (
    SELECT min(created_at) FROM (
      SELECT created_at FROM passkeys WHERE user_id = owner
      UNION ALL SELECT created_at FROM totp_factors WHERE user_id = owner) AS factors)
  WHERE id = owner;
  RETURN NULL;
END $$;
CREATE TRIGGER passkeys_noted AFTER INSERT OR DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION note_second_factor();
CREATE TRIGGER totp_factors_noted AFTER INSERT OR DELETE ON totp_factors
  FOR EACH ROW EXECUTE FUNCTION note_second_factor();

-- Registrations that await their link, e-mail changes that await theirs, and what the clean-up
-- finds its rows by.

-- A registration is no account yet. It holds its username and its own data until the link of its
-- own mail is opened; whoever opens the link of another registration for the same address finds
-- nothing of this one. It is written the same way whether or not the e-mail belongs to someone, so
-- that neither the answer nor a later sign-in tells which.
CREATE TABLE pending_registrations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  username text NOT NULL UNIQUE CHECK (username ~ '^[a-z0-9_]{3,20}$'),
  email text NOT NULL CHECK (email = lower(email) AND length(email) <= 320),
  first_name text NOT NULL,
  last_name text NOT NULL,
  cellphone text NOT NULL,
  enterprise_name text NOT NULL,
  password_hash text NOT NULL,
  consent_version text NOT NULL,
  consent_at timestamptz NOT NULL DEFAULT now(),
  consent_address inet,
  expires_at timestamptz NOT NULL
);
CREATE INDEX pending_registrations_by_email ON pending_registrations (email, id DESC);
CREATE INDEX pending_registrations_by_expiry ON pending_registrations (expires_at);

-- A link belongs to a registration until it is opened, and to a user from then on.
ALTER TABLE one_use_tokens ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE one_use_tokens
  ADD COLUMN registration_id bigint REFERENCES pending_registrations ON DELETE CASCADE;
ALTER TABLE one_use_tokens ADD CONSTRAINT one_use_tokens_one_owner
  CHECK (num_nonnulls(user_id, registration_id) = 1);
CREATE INDEX one_use_tokens_by_registration ON one_use_tokens (registration_id)
  WHERE registration_id IS NOT NULL;
CREATE INDEX one_use_tokens_by_expiry ON one_use_tokens (expires_at);

-- Accounts that were never verified become registrations; their links end, as they named an
-- account.
CREATE TEMPORARY TABLE unverified ON COMMIT DROP AS
  SELECT id FROM users u
  WHERE email_verified_at IS NULL AND disabled_at IS NULL AND last_login IS NULL
    AND movement_seq = 0
    AND NOT EXISTS (SELECT 1 FROM audit_events WHERE actor_id = u.id OR target_id = u.id);
INSERT INTO pending_registrations (username, email, first_name, last_name, cellphone,
    enterprise_name, password_hash, consent_version, consent_at, consent_address, expires_at)
  SELECT username, email, first_name, last_name, cellphone, enterprise_name, password_hash,
    consent_version, consent_at, consent_address, now() + interval '7 days'
  FROM users WHERE id IN (SELECT id FROM unverified);
DELETE FROM users WHERE id IN (SELECT id FROM unverified);

-- A registration whose e-mail was known holds its own name now.
DROP TABLE held_usernames;

-- The address that a user's e-mail becomes once the link sent to it is opened; one at a time.
CREATE TABLE email_changes (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  new_email text NOT NULL CHECK (new_email = lower(new_email) AND length(new_email) <= 320),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_by_expiry ON email_changes (expires_at);

CREATE INDEX sessions_by_expiry ON sessions (absolute_expires_at);
CREATE INDEX activation_codes_by_expiry ON activation_codes (expires_at);
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);

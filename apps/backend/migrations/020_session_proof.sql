-- When the user last confirmed their password in the session; null when only its sign-in did. What needs
-- a recent proof counts from the later one. Servers of the release before do not write it.
ALTER TABLE sessions ADD COLUMN proven_at timestamptz;

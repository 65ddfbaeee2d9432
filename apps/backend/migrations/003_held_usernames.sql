-- Names chosen in registrations whose e-mail was known already. They count as taken, as they would
-- had the e-mail been new: otherwise a second try with the same name would tell which it was.
CREATE TABLE held_usernames (
  username text PRIMARY KEY CHECK (username ~ '^[a-z0-9_]{3,20}$'),
  held_at timestamptz NOT NULL DEFAULT now()
);

-- An erased account counted as one of the users, and that of an administrator became one more. The condition is
-- part of what the sums of migration 018 add up; what was counted so far is taken back on its own date.
CREATE OR REPLACE TRIGGER users_change_counted AFTER UPDATE OF role, date_joined, erased_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.date_joined, OLD.erased_at)
                     IS DISTINCT FROM (NEW.role, NEW.date_joined, NEW.erased_at))
  EXECUTE FUNCTION count_user_change();

CREATE OR REPLACE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, users)
    SELECT quarter_of(date_joined), CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END
    FROM touched WHERE role = 'user' AND erased_at IS NULL GROUP BY 1;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION count_user_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO activity_changes (starts, users)
    SELECT quarter_of(date_joined), change
    FROM (VALUES (OLD.date_joined, OLD.role, OLD.erased_at, -1),
                 (NEW.date_joined, NEW.role, NEW.erased_at, 1))
      changed (date_joined, role, erased_at, change)
    WHERE role = 'user' AND erased_at IS NULL;
  RETURN NULL;
END $$;

-- The rest of the recount is as in 018.
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('recount_activity'::regproc),
                  'FROM users WHERE role = ''user'' GROUP BY 1',
                  'FROM users WHERE role = ''user'' AND erased_at IS NULL GROUP BY 1');
END $$;

-- The lock that the trigger took lasts until the commit: no erasure comes between.
INSERT INTO activity_changes (starts, users)
  SELECT quarter_of(date_joined), -count(*) FROM users
  WHERE role = 'user' AND erased_at IS NOT NULL GROUP BY 1;

-- An erasure applied a regular expression to the texts of all audit events: 10 s for 2,000,000 events, so that
-- a larger trail needed more than the 20 s that a job's statement has. These are the words of an event's texts; their
-- index is made after the migrations (database/concurrent-indexes.ts). Letters beyond ASCII separate words
-- and have no case, as in the expression: whatever it finds has these words.

-- The texts of an event. JSON writes a line break before a name as an escape, whose letter is no part of the name.
CREATE FUNCTION audit_text(reason text, before jsonb, after jsonb, detail jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(reason, '') || ' ' || regexp_replace(
  coalesce(before::text, '') || ' ' || coalesce(after::text, '') || ' ' || coalesce(detail::text, ''),
  '\\(?:u[0-9a-f]{4}|.)', ' ', 'g');

-- An index holds no word of thousands of characters, and no username or address has one of more than 254.
CREATE FUNCTION audit_words(reason text, before jsonb, after jsonb, detail jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT word
  FROM regexp_split_to_table(
    lower(audit_text(reason, before, after, detail) COLLATE "C"), '[^a-z0-9_]+') AS word
  WHERE length(word) BETWEEN 1 AND 254);

-- As before, and the expression is applied only to events that have the words.
CREATE OR REPLACE FUNCTION redact_append_only(person bigint, former_username text, former_email text)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  former text := '(^|[^a-z0-9_])(' || former_username || '|'
    || regexp_replace(former_email, '([^a-z0-9_@])', '\\\1', 'g') || ')([^a-z0-9_]|$)';
  username_words text[] := audit_words(former_username, NULL, NULL, NULL);
  email_words text[] := audit_words(former_email, NULL, NULL, NULL);
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
    WHERE (audit_words(reason, before, after, detail) @> username_words
           OR audit_words(reason, before, after, detail) @> email_words)
      AND audit_text(reason, before, after, detail) ~* former;
END $$;

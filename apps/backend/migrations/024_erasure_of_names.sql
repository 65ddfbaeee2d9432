-- A username may be an ordinary word. An erasure searched for it in the keys of JSON as well, and in what the server
-- itself writes there: for a user called `reason`, the facts of every failed sign-in were emptied.

-- The values of JSON that may name a user: none of the keys, and no value that the server or a price list sets.
CREATE FUNCTION audit_names(facts jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  WITH RECURSIVE item (key, value) AS (
    SELECT '', facts
    UNION ALL
    SELECT child.key, child.value
    FROM item
    CROSS JOIN LATERAL (
      SELECT * FROM jsonb_each(CASE jsonb_typeof(item.value) WHEN 'object' THEN item.value END)
      UNION ALL
      SELECT item.key, element
      FROM jsonb_array_elements(CASE jsonb_typeof(item.value) WHEN 'array' THEN item.value END)
        AS element) child
    WHERE child.key <> ALL ('{role,state,kind,action,form,via,factor,reason,list,title,levels}'))
  SELECT coalesce(string_agg(value #>> '{}', E'\n'), '') FROM item WHERE jsonb_typeof(value) = 'string');

-- As before, but of an event only the texts that name the data subject are removed.
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
  UPDATE audit_events
    SET reason = CASE WHEN reason ~* former THEN NULL ELSE reason END,
        before = CASE WHEN audit_names(before) ~* former THEN NULL ELSE before END,
        after = CASE WHEN audit_names(after) ~* former THEN NULL ELSE after END,
        detail = CASE WHEN audit_names(detail) ~* former THEN '{}' ELSE detail END
    WHERE (audit_words(reason, before, after, detail) @> username_words
           OR audit_words(reason, before, after, detail) @> email_words)
      AND (reason ~* former OR audit_names(before) ~* former OR audit_names(after) ~* former
           OR audit_names(detail) ~* former);
END $$;

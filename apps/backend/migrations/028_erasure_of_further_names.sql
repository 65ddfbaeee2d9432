-- An erasure searched the audit trail for the username and the present e-mail address alone. Former addresses, the
-- telephone number and the full name stayed in reasons and in the facts of events about others, such as the text by
-- which administrators had searched an exported list.

-- Removes the texts that have one of these from the audit trail; only for a user whom the same transaction has erased.
CREATE FUNCTION redact_audit_texts(data_subject bigint, names text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  name text;
  name_words text[];
  pattern text;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = data_subject AND erased_at = now()) THEN
    RAISE EXCEPTION 'user % is not being erased', data_subject USING ERRCODE = 'restrict_violation';
  END IF;
  FOREACH name IN ARRAY names LOOP
    name_words := audit_words(name, NULL, NULL, NULL);
    pattern := '(^|[^a-z0-9_])'
      || regexp_replace(regexp_replace(name, '([^[:alnum:]_@[:space:]])', '\\\1', 'g'), '[[:space:]]+', '\\s+', 'g')
      || '([^a-z0-9_]|$)';
    -- Without words that the index has, each event would have them all.
    CONTINUE WHEN length(name) < 6 OR cardinality(name_words) = 0;
    UPDATE audit_events
      SET reason = CASE WHEN reason ~* pattern THEN NULL ELSE reason END,
          before = CASE WHEN audit_names(before) ~* pattern THEN NULL ELSE before END,
          after = CASE WHEN audit_names(after) ~* pattern THEN NULL ELSE after END,
          detail = CASE WHEN audit_names(detail) ~* pattern THEN '{}' ELSE detail END
      WHERE audit_words(reason, before, after, detail) @> name_words
        AND (reason ~* pattern OR audit_names(before) ~* pattern OR audit_names(after) ~* pattern
             OR audit_names(detail) ~* pattern);
  END LOOP;
END $$;
REVOKE EXECUTE ON FUNCTION redact_audit_texts FROM PUBLIC;

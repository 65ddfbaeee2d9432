-- How many calls a machine may still make at once; they come back with time. Kept on the
-- machine's own row, so that the check of its token counts the call in the same statement.
ALTER TABLE machines
  ADD COLUMN calls_left double precision NOT NULL DEFAULT 'infinity',
  ADD COLUMN calls_at timestamptz NOT NULL DEFAULT now();

-- From where a machine was registered, and when and from where its token was last used, for its
-- owner to recognize. The use is written with the count of the call, on the machine's own row.
ALTER TABLE machines
  ADD COLUMN registered_address inet,
  ADD COLUMN last_used_at timestamptz,
  ADD COLUMN last_used_address inet;

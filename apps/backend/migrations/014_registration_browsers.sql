-- Hash of the secret that the registering browser keeps in a cookie: a link that is opened there
-- completes the registration at once, elsewhere it needs the password that was chosen. Rows from
-- before have none and need the password.
ALTER TABLE pending_registrations ADD COLUMN browser_hash bytea;

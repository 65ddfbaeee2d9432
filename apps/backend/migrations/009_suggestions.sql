-- What visitors left in the suggestion box of the contact page. It is mailed to support; the row is
-- what remains should the mail be lost there.
CREATE TABLE suggestions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  name text,
  email text,
  message text NOT NULL,
  address inet
);

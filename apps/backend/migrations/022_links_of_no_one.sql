-- An address that gets no link costs as much as one that does: a row is written for it, too, whose link
-- belongs to no one, is over at once and is sent to no one (R9, ADR 052).
ALTER TABLE one_use_tokens DROP CONSTRAINT one_use_tokens_one_owner;
ALTER TABLE one_use_tokens ADD CONSTRAINT one_use_tokens_one_owner
  CHECK (num_nonnulls(user_id, registration_id) <= 1);

-- The reversed purchases of a user, without a look at the other entries of the ledger. Reversals are rare.
CREATE INDEX credit_movements_reversals ON credit_movements (user_id, id)
  WHERE reverses_id IS NOT NULL;

-- A run is charged for the counts that the tool reports at its end, which may be more or fewer than
-- those it reserved with (ADR 043). The reserved counts stay as they were; the settled ones and what
-- the balance could not pay are recorded beside them, so that an administrator sees the difference.
-- Runs that finished before this migration have no settled counts: theirs replaced the reserved ones.
ALTER TABLE utilizations
  ADD COLUMN settled_fc_records90 integer CHECK (settled_fc_records90 >= 0),
  ADD COLUMN settled_tb_records90 integer CHECK (settled_tb_records90 >= 0),
  ADD COLUMN credits_shortfall numeric(14, 2) NOT NULL DEFAULT 0
    CHECK (credits_shortfall >= 0 AND credits_shortfall <> 'NaN'),
  ADD CONSTRAINT utilizations_settled_counts CHECK (
    (settled_fc_records90 IS NULL) = (settled_tb_records90 IS NULL)
    AND (settled_fc_records90 IS NULL OR state = 'finished')),
  ADD CONSTRAINT utilizations_shortfall CHECK (
    credits_shortfall = 0 OR settled_fc_records90 IS NOT NULL),
  DROP CONSTRAINT utilizations_check2,
  -- Only a run that was settled by counts of its own may cost more than it reserved.
  ADD CONSTRAINT utilizations_credits_used CHECK (
    credits_used >= 0
    AND (credits_used <= credits_reserved OR settled_fc_records90 IS NOT NULL));

CREATE TRIGGER utilizations_settled
  BEFORE UPDATE OF fc_records90, tb_records90, settled_fc_records90, settled_tb_records90,
    credits_shortfall ON utilizations
  FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION refuse_change();

-- Few runs differ, so that the administrators' overview finds them without reading the others.
CREATE INDEX utilizations_settled_otherwise ON utilizations (finish_date)
  WHERE credits_shortfall > 0
     OR settled_fc_records90 <> fc_records90 OR settled_tb_records90 <> tb_records90;

-- How often a draft was saved anew. Who saves or publishes one names the state that was read, so
-- that no administrator overwrites or publishes what another wrote meanwhile without knowing.
ALTER TABLE price_lists ADD COLUMN revision integer NOT NULL DEFAULT 0;

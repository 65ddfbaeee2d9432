-- The price formula (§1, §2) in one place: a score is the weighted sum of the records, and a run costs
-- the credits of the highest level whose least score it reaches. No row: no level starts this low.
-- One SELECT without side effects, which the planner inlines into the calling statement.
CREATE FUNCTION price_of(list_version integer, fc_records bigint, tb_records bigint)
RETURNS TABLE (score numeric, level text, credits numeric) LANGUAGE sql STABLE AS $$
  SELECT scored.score, price_levels.level, price_levels.credits
  FROM price_lists list
  CROSS JOIN LATERAL (
    SELECT fc_records * list.fc_weight + tb_records * list.tb_weight AS score
  ) scored
  JOIN price_levels
    ON price_levels.version = list.version AND price_levels.min_score <= scored.score
  WHERE list.version = list_version
  ORDER BY price_levels.min_score DESC LIMIT 1
$$;

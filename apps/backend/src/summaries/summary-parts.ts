import { type RawBuilder, sql } from 'kysely';
import type { SummaryGroup, SummarySource } from './summary-source.ts';
import { dayText } from './summary-span.ts';

type Source = SummarySource<string, string>;

const namesOf = (source: Source) => Object.keys(source.metrics);

/** SQL of the columns that distinguish the parts of a summary, besides their period. */
export function groupColumns({ groups }: Source): RawBuilder<unknown>[] {
  return Object.values(groups).map(({ by }) => sql.raw(`item.${by}`));
}

/** SQL of each metric of a part, over the rows of the list. */
export function partMetrics({ metrics }: Source): RawBuilder<unknown>[] {
  return Object.entries(metrics).map(([name, aggregate]) =>
    aggregate === 'count'
      ? sql`count(*) AS ${sql.id(name)}`
      : sql`coalesce(sum(item.${sql.raw(aggregate)}), 0.00) AS ${sql.id(name)}`,
  );
}

/** SQL of the sum of each metric over several parts. */
const sums = (source: Source) =>
  sql.join(namesOf(source).map((name) => sql`sum(${sql.id(name)}) AS ${sql.id(name)}`));

/**
 * SQL of the metrics as fields of a JSON object. Decimals are text, as no float may be used in
 * between.
 */
const metricFields = (source: Source) =>
  sql.join(
    Object.entries(source.metrics).map(([name, aggregate]) => {
      const value = sql`coalesce(${sql.id(name)}, 0.00)`;
      const total = aggregate === 'count' ? sql`${value}::bigint` : sql`${value}::text`;
      return sql`${sql.lit(name)}, ${total}`;
    }),
  );

/** SQL of what all parts add up to: a JSON object. */
export function totalRow(source: Source): RawBuilder<unknown> {
  return sql`(SELECT jsonb_build_object(${metricFields(source)})
    FROM (SELECT ${sums(source)} FROM parts) total)`;
}

/** SQL of all periods in their order, those without rows too: a JSON array. */
export function pointRows(source: Source): RawBuilder<unknown> {
  return sql`(SELECT jsonb_agg(jsonb_build_object('date', ${dayText}, ${metricFields(source)})
                               ORDER BY n)
    FROM periods LEFT JOIN (SELECT n, ${sums(source)} FROM parts GROUP BY n) counted USING (n))`;
}

/** SQL of a group's members in their order, the further ones as one: a JSON array. */
function memberRows(source: Source, { by, with: others, max }: SummaryGroup) {
  const member = sql.id(by);
  const order = sql.join(namesOf(source).map((name) => sql`sum(${sql.id(name)}) DESC`));
  const further = Object.entries(others).map(
    ([field, value]) => sql`${sql.lit(field)}, ${sql.raw(value)},`,
  );
  return sql`(
    SELECT coalesce(jsonb_agg(jsonb_build_object(
             ${sql.lit(by)}, item.${member}, ${sql.join(further, sql` `)} ${metricFields(source)}
           ) ORDER BY place), '[]')
    FROM (
      SELECT CASE WHEN place <= ${max} THEN ${member} END AS ${member}, min(place) AS place,
             ${sums(source)}
      FROM (
        SELECT ${member}, ${sums(source)}, row_number() OVER (ORDER BY ${order}, ${member}) AS place
        FROM parts GROUP BY ${member}
      ) ranked
      GROUP BY 1
    ) item)`;
}

/** SQL of each group as a field of the response. */
export function groupFields(source: Source): RawBuilder<unknown> {
  const groups = Object.entries(source.groups).map(
    ([name, group]) => sql`, ${memberRows(source, group)} AS ${sql.id(name)}`,
  );
  return groups.length === 0 ? sql`` : sql.join(groups, sql` `);
}

import { type ListSource, toolName } from '../lists/list-source.ts';

/** A dimension that groups rows, such as their tool. */
export interface SummaryGroup {
  /** Field of the response, and column of the table. */
  by: string;
  /** Further fields of the response, as SQL over `item`, of which only `by` is known. */
  with: Readonly<Record<string, string>>;
  /** Number of separate groups; `by` is null for all further ones together. */
  max: number;
}

/** The sums of a list's rows: the fields of the summary's response as data. */
export interface SummarySource<Metric extends string, Group extends string> {
  /** The list's table and its order. */
  list: Pick<ListSource<unknown>, 'table' | 'date' | 'id'>;
  /** SQL of the few rows that are not added up: their `id`, and the columns of the list's owners. */
  except?: string;
  /**
   * Aggregate of each metric: `count` counts rows, anything else names the numeric column that is
   * added up. Groups are in the order of the first metric, the greatest first.
   */
  metrics: { readonly [Name in Metric]: string };
  groups: { readonly [Name in Group]: SummaryGroup };
}

/** By tool; no more codes than these fit their pattern. */
export const byTool: SummaryGroup = {
  by: 'feature_id',
  with: { feature_name: toolName },
  max: 100,
};

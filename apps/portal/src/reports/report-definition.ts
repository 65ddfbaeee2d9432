import type { Pages } from '@consultancy/api/hooks';
import type { TableColumn } from '@consultancy/ui';
import type { ListQueryInput } from '@consultancy/validation';

/** What a report needs to be shown; everything else is the report pattern's (§2, structure). */
export interface ReportDefinition<Row> {
  /** Heading of the screen and title of the page. */
  title: string;
  /** What the report shows, in a line. */
  lead: string;
  /** Names the table. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  /** What replaces the table when there are no rows (§8), and what to do next. */
  empty: { title: string; help: string; action: { label: string; href: string } };
  /** What an empty «Registros» sends (§9); null where it is blank and the server decides. */
  defaultCount: number | null;
  /** Reads the report of one person; null waits. */
  useRows: (username: string | null, query: ListQueryInput) => Pages<Row>;
}

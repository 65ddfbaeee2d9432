import { useReportList } from '@consultancy/api/hooks';
import { Card, RestoreFocus, Table, TableSkeleton, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { InlineErrorState } from '../../components/InlineErrorState/InlineErrorState.tsx';
import { excerptTexts as texts } from '../../texts/report-excerpt.ts';
import type { ReportDefinition } from '../report-definition.ts';
import * as styles from './ReportExcerpt.css.ts';

/** Number of rows. */
const excerptRows = 5;
const query = { max_count: String(excerptRows) };

interface ReportExcerptProps<Row> {
  /** A report whose subject is a user, and whose list accepts «Registros». */
  definition: ReportDefinition<Row>;
  title: string;
  username: string;
  /** Address of the whole report. */
  href: string;
}

/** The latest rows of a report of one user, with a link to the whole report. */
export function ReportExcerpt<Row extends object>(props: ReportExcerptProps<Row>) {
  const { definition, title, username, href } = props;
  const { rows: loaded, error, reload } = useReportList(definition.list, username, query);
  const rows = loaded?.slice(0, excerptRows);
  const table = {
    caption: title,
    captionHidden: true,
    columns: definition.columns.filter(({ hiddenAtFirst }) => !hiddenAtFirst),
  };
  return (
    <Card
      title={title}
      footer={
        <TextLink asChild standalone>
          <Link to={href}>{texts.all(definition.caption)}</Link>
        </TextLink>
      }
    >
      <RestoreFocus>
        {rows && rows.length > 0 ? (
          <div className={styles.rows}>
            <Table {...table} rows={rows} rowKey={definition.rowKey} />
          </div>
        ) : null}
        {rows?.length === 0 ? <Text tone="muted">{definition.empty.title}</Text> : null}
        {!rows && error ? (
          <InlineErrorState text={texts.failed} onRetry={() => void reload()} />
        ) : null}
        {rows || error ? null : <TableSkeleton {...table} rows={excerptRows} />}
      </RestoreFocus>
    </Card>
  );
}

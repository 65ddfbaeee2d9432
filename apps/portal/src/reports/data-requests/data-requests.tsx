import { Button, Text } from '@consultancy/ui';
import {
  getDataRequests,
  type ListedDataRequest,
  dataRequestLabels as labels,
} from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { DataRequestState } from '../../components/DataRequestState/DataRequestState.tsx';
import { areaPaths } from '../../config/area-paths.ts';
import { formatDay } from '../../lib/format-date.ts';
import { commonTexts } from '../../texts/common.ts';
import { dataRequestTexts as texts } from '../../texts/data-requests.ts';
import { idColumn, textColumn, timestampColumn, userColumn } from '../columns.tsx';
import type { ReportDefinition, RowActionsProps } from '../report-definition.ts';
import { dataRequestFields } from './data-request-fields.ts';

/** The last day of a request: to respond, or for the user to complete it. */
function termOf({ due_on, complete_by, overdue }: ListedDataRequest): string {
  if (complete_by !== null) return texts.incomplete(formatDay(complete_by));
  if (due_on === null) return commonTexts.none;
  return overdue ? texts.overdue(formatDay(due_on)) : formatDay(due_on);
}

function OpenRequest({ row }: RowActionsProps<ListedDataRequest>) {
  return (
    <Button asChild variant="primary">
      <Link to={areaPaths.dataRequest.href(row.request_id)}>{texts.process}</Link>
    </Button>
  );
}

/** Everyone's requests about personal data (§9). */
export const report: ReportDefinition<ListedDataRequest> = {
  title: texts.title,
  lead: texts.lead,
  caption: texts.caption,
  list: getDataRequests,
  fields: dataRequestFields,
  defaultCount: 20,
  empty: { title: texts.empty, help: texts.emptyHelp },
  rowKey: ({ request_id }) => String(request_id),
  rowName: ({ request_id }) => texts.row(request_id),
  columns: [
    idColumn('request_id', labels.request_id, ({ request_id }) => request_id),
    timestampColumn('received_at', labels.received_at, ({ received_at }) => received_at),
    userColumn(labels.username),
    textColumn('kind', labels.kind_name, ({ kind_name }) => kind_name, { width: 10 }),
    textColumn('state', labels.state_name, ({ state_name }) => state_name, {
      width: 8,
      cell: ({ state }) => <DataRequestState state={state} />,
    }),
    textColumn('due_on', labels.due_on, termOf, {
      width: 10,
      sort: { by: 'text', value: ({ due_on, complete_by }) => due_on ?? complete_by },
      cell: (row) => (
        <Text as="span" size="sm" tone={row.overdue ? 'danger' : 'neutral'}>
          {termOf(row)}
        </Text>
      ),
    }),
    timestampColumn('closed_at', labels.closed_at, ({ closed_at }) => closed_at, {
      hiddenAtFirst: true,
    }),
  ],
  rowActions: OpenRequest,
};

import { Table } from '@consultancy/ui';
import { findingsTexts } from '../../texts/findings.ts';
import { FindingMark } from '../FindingMark/FindingMark.tsx';

type Finding = (typeof findingsTexts.rows)[number];

/** An example of the results spreadsheet: one row a finding. */
export function FindingsTable() {
  const { caption, columns, rows } = findingsTexts;
  return (
    <Table<Finding>
      caption={caption}
      rows={rows}
      rowKey={(row) => `${row.tool} ${row.record}`}
      columns={[
        { key: 'tool', header: columns.tool, mono: true, cell: (row) => row.tool },
        { key: 'layer', header: columns.layer, cell: (row) => row.layer },
        { key: 'record', header: columns.record, mono: true, cell: (row) => row.record },
        {
          key: 'finding',
          header: columns.finding,
          cell: (row) => <FindingMark>{row.finding}</FindingMark>,
        },
      ]}
    />
  );
}

import { examples } from 'virtual:audit/examples';
import { Table } from '@consultancy/ui';
import { findingsTexts } from '../../texts/findings.ts';
import { FindingMark } from '../FindingMark/FindingMark.tsx';

type Finding = (typeof examples)[number];

/** An example of the findings workbook, as the audit engine writes it: one row per finding. */
export function FindingsTable() {
  const { caption, columns, none } = findingsTexts;
  return (
    <Table<Finding>
      caption={caption}
      rows={examples}
      rowKey={({ code }) => code}
      columns={[
        { key: 'tool', header: columns.tool, mono: true, cell: (row) => row.tool },
        { key: 'class', header: columns.class, cell: (row) => row.class ?? none },
        { key: 'record', header: columns.record, mono: true, cell: (row) => row.objectid ?? none },
        {
          key: 'finding',
          header: columns.finding,
          cell: (row) => <FindingMark>{row.message}</FindingMark>,
        },
      ]}
    />
  );
}

import { Table } from '@consultancy/ui';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';

type Rule = (typeof gdbAuditTexts.topology.rows)[number];

/** The topology rules by type of geometry (§2). */
export function TopologyRules() {
  const { caption, columns, rows } = gdbAuditTexts.topology;
  return (
    <Table<Rule>
      caption={caption}
      rows={rows}
      rowKey={(row) => `${row.geometry} ${row.rule}`}
      columns={[
        { key: 'geometry', header: columns.geometry, cell: (row) => row.geometry },
        { key: 'rule', header: columns.rule, rowHeader: true, cell: (row) => row.rule },
        { key: 'finding', header: columns.finding, cell: (row) => row.finding },
      ]}
    />
  );
}

import { topologyRules } from 'virtual:audit/topology-rules';
import { Table } from '@consultancy/ui';
import { SeverityBadge } from '../../../../components/SeverityBadge/SeverityBadge.tsx';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';

type Rule = (typeof topologyRules)[number];

/** The types of geometry of a rule, as in «Punto, línea y polígono». */
function geometriesOf({ geometry }: Rule): string {
  const { geometries } = gdbAuditTexts.topology;
  const [first = '', ...others] = geometry.map((type) => geometries[type]);
  const names = [first, ...others.map((name) => name.toLowerCase())];
  return new Intl.ListFormat('es').format(names);
}

/** The topology rules by type of geometry (§2). */
export function TopologyRules() {
  const { caption, columns } = gdbAuditTexts.topology;
  return (
    <Table<Rule>
      caption={caption}
      rows={topologyRules}
      rowKey={({ code }) => code}
      columns={[
        { key: 'code', header: columns.code, mono: true, cell: ({ code }) => code },
        { key: 'geometry', header: columns.geometry, cell: geometriesOf },
        { key: 'rule', header: columns.rule, rowHeader: true, cell: ({ title }) => title },
        {
          key: 'severity',
          header: columns.severity,
          cell: ({ severity }) => <SeverityBadge severity={severity} />,
        },
      ]}
    />
  );
}

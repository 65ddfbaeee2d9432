import { Table } from '@consultancy/ui';
import { homeTexts } from '../../../../texts/home.ts';
import * as styles from './FindingsSection.css.ts';
import { HomeSection } from './HomeSection.tsx';

type Finding = (typeof homeTexts.findings.rows)[number];

/** An example of the results spreadsheet, with every finding in survey magenta. */
export function FindingsSection() {
  const { title, lead, caption, columns, rows } = homeTexts.findings;
  return (
    <HomeSection id="hallazgos" title={title} lead={lead}>
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
            cell: (row) => <span className={styles.finding}>{row.finding}</span>,
          },
        ]}
      />
    </HomeSection>
  );
}

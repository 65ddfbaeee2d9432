import { DescriptionList } from '@consultancy/ui';
import { FindingsTable } from '../../../../components/FindingsTable/FindingsTable.tsx';
import { PageSection } from '../../../../components/PageSection/PageSection.tsx';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';

/** The results format (§2): the spreadsheet, and what each of its columns says. */
export function ResultsSection() {
  const { id, title, lead, columns } = gdbAuditTexts.results;
  return (
    <PageSection id={id} title={title} lead={lead}>
      <FindingsTable />
      <DescriptionList items={columns} />
    </PageSection>
  );
}

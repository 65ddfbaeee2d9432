import { FindingsTable } from '../../../../components/FindingsTable/FindingsTable.tsx';
import { PageSection } from '../../../../components/PageSection/PageSection.tsx';
import { homeTexts } from '../../../../texts/home.ts';

/** Result of a run: an example of the results spreadsheet. */
export function FindingsSection() {
  const { title, lead } = homeTexts.findings;
  return (
    <PageSection id="hallazgos" title={title} lead={lead}>
      <FindingsTable />
    </PageSection>
  );
}

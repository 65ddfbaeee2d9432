import { Section } from '@consultancy/ui';
import { FindingsTable } from '../../../../components/FindingsTable/FindingsTable.tsx';
import { homeTexts } from '../../../../texts/home.ts';

/** Result of a run: an example of the results spreadsheet. */
export function FindingsSection() {
  const { title, lead } = homeTexts.findings;
  return (
    <Section id="hallazgos" title={title} lead={lead}>
      <FindingsTable />
    </Section>
  );
}

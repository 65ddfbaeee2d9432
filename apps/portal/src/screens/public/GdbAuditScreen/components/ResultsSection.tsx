import { DescriptionList, Grid, Heading, Section, Stack } from '@consultancy/ui';
import { FindingsTable } from '../../../../components/FindingsTable/FindingsTable.tsx';
import { gdbAuditTexts } from '../../../../texts/gdb-audit.ts';

const { id, title, lead, filesTitle, files, columnsTitle, columns } = gdbAuditTexts.results;

const columnItems = columns.map(({ terms, description }) => ({
  term: terms.join(' · '),
  description,
}));

/** The results format (§2): an example, the files, and the columns of the workbook. */
export function ResultsSection() {
  return (
    <Section id={id} title={title} lead={lead}>
      <FindingsTable />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="xl">
        <Stack gap="md">
          <Heading level={3}>{filesTitle}</Heading>
          <DescriptionList items={files} />
        </Stack>
        <Stack gap="md">
          <Heading level={3}>{columnsTitle}</Heading>
          <DescriptionList items={columnItems} />
        </Stack>
      </Grid>
    </Section>
  );
}

import { Heading, Stack } from '@consultancy/ui';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { SupportLinks } from '../../../components/SupportHelp/SupportLinks.tsx';
import { SupportQuestions } from '../../../components/SupportHelp/SupportQuestions.tsx';
import { areaTitles } from '../../../texts/areas.ts';
import { supportTexts as texts } from '../../../texts/support.ts';

/** «Soporte» of the user area (§2): contact, terms of use, data policy, questions. */
export function SupportScreen() {
  return (
    <Stack gap="xl">
      <PageHeading title={areaTitles.support} lead={texts.lead} />
      <SupportLinks />
      <Stack gap="md" as="section">
        <Heading level={2}>{texts.questionsTitle}</Heading>
        <SupportQuestions />
      </Stack>
    </Stack>
  );
}

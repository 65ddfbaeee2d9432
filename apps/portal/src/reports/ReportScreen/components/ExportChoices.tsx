import { Button, Stack, Text } from '@consultancy/ui';
import { type ExportForm, exportTypes } from '@consultancy/validation';
import { exportChoiceTexts as texts } from '../../../texts/export-choices.ts';

const forms = Object.keys(exportTypes) as ExportForm[];

interface ExportChoicesProps {
  onChoose: (form: ExportForm) => void;
}

/** The forms in which a report is exported. */
export function ExportChoices({ onChoose }: ExportChoicesProps) {
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {texts.whole}
      </Text>
      {forms.map((form) => (
        <Button key={form} size="sm" fullWidth onClick={() => onChoose(form)}>
          {texts[form]}
        </Button>
      ))}
    </Stack>
  );
}

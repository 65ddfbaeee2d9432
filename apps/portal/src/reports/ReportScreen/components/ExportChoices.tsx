import { Button, Stack, Text } from '@consultancy/ui';
import { type ExportFormat, exportTypes } from '@consultancy/validation';
import { exportChoiceTexts as texts } from '../../../texts/export-choices.ts';
import { exportReport } from '../export-report.ts';
import type { StartExport } from '../use-export.ts';

const formats = Object.keys(exportTypes) as ExportFormat[];

interface ExportChoicesProps {
  onChoose: StartExport;
}

/** The formats in which a report is exported. */
export function ExportChoices({ onChoose }: ExportChoicesProps) {
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {texts.whole}
      </Text>
      {formats.map((format) => (
        <Button key={format} size="sm" fullWidth onClick={() => onChoose(format, exportReport)}>
          {texts[format]}
        </Button>
      ))}
    </Stack>
  );
}

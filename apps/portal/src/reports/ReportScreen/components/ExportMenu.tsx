import { Button, Popover, Stack, Text } from '@consultancy/ui';
import { type ExportForm, exportTypes } from '@consultancy/validation';
import { useState } from 'react';
import { exportTexts as texts } from '../../../texts/report-screen.ts';

const forms = Object.keys(exportTypes) as ExportForm[];

interface ExportMenuProps {
  /** An export is in progress. */
  isBusy: boolean;
  onChoose: (form: ExportForm) => void;
}

/** Exports the whole filtered report as a file (decisions §3). */
export function ExportMenu({ isBusy, onChoose }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (form: ExportForm) => {
    setOpen(false);
    onChoose(form);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => setOpen(open && !isBusy)}
      trigger={
        <Button size="sm" disabled={isBusy}>
          {texts.label}
        </Button>
      }
      title={texts.label}
      closeLabel={texts.closeLabel}
      align="end"
    >
      <Stack gap="sm">
        <Text size="sm" tone="muted">
          {texts.whole}
        </Text>
        {forms.map((form) => (
          <Button key={form} size="sm" fullWidth onClick={() => choose(form)}>
            {texts[form]}
          </Button>
        ))}
      </Stack>
    </Popover>
  );
}

import { Button } from '@consultancy/ui';
import type { ExportFormat } from '@consultancy/validation';
import { reportTableTexts as texts } from '../../../texts/report-screen.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface ReportActionsProps {
  isExporting: boolean;
  onExport: (format: ExportFormat) => void;
}

/** Actions on the whole report: export and print. */
export function ReportActions({ isExporting, onExport }: ReportActionsProps) {
  return (
    <>
      <ExportMenu isBusy={isExporting} onChoose={onExport} />
      <Button size="sm" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  );
}

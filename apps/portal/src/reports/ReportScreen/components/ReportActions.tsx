import { Button } from '@consultancy/ui';
import type { ExportForm } from '@consultancy/validation';
import { reportTableTexts as texts } from '../../../texts/report-screen.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface ReportActionsProps {
  isExporting: boolean;
  onExport: (form: ExportForm) => void;
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

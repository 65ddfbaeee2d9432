import { Button } from '@consultancy/ui';
import { reportTableTexts as texts } from '../../../texts/report-screen.ts';
import type { StartExport } from '../use-export.ts';
import { ExportMenu } from './ExportMenu.tsx';

interface ReportActionsProps {
  isExporting: boolean;
  onExport: StartExport;
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

import { Text } from '@consultancy/ui';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { Report } from '../use-report.ts';

/** Number of results of the last search, beside «Buscar»; `ResultAnnouncement` announces it. */
export function ResultCount<Row>({ report }: { report: Report<Row> }) {
  const { rows, hasMore, error, isReloading } = report.pages;
  if (report.state !== 'ready' || rows === undefined || error !== null || isReloading) return null;
  return (
    <Text size="sm" weight="medium">
      {texts.found(rows.length, hasMore)}
    </Text>
  );
}

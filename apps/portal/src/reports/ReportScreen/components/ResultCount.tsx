import { Text } from '@consultancy/ui';
import { reportTexts as texts } from '../../../texts/report-screen.ts';
import type { Report } from '../use-report.ts';

/**
 * Number of results of the last search, beside «Buscar»; `ResultAnnouncement` announces it. After a
 * failure it says so, as the error with its cause is below the rows that stay.
 */
export function ResultCount<Row>({ report }: { report: Report<Row> }) {
  const { rows, hasMore, error, isReloading } = report.pages;
  if (report.state !== 'ready' || rows === undefined || isReloading) return null;
  return (
    <Text size="sm" weight="medium" tone={error ? 'danger' : 'neutral'}>
      {error ? texts.notUpdated : texts.found(rows.length, hasMore)}
    </Text>
  );
}

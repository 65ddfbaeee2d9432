import type { Pages } from '@consultancy/api/hooks';
import { LoadMore, Stack, Text } from '@consultancy/ui';
import { reportTableTexts, reportTexts as texts } from '../../../texts/reports.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { ReportFailure } from './ReportFailure.tsx';

interface ReportFootProps {
  pages: Pages<unknown>;
  subject: ReportDefinition<never>['subject'];
  /** Whether the user sorted the rows. */
  isSorted: boolean;
}

/**
 * Number of loaded rows, the button for the next ones, and a note that a sort order covers the
 * loaded rows only.
 */
export function ReportFoot({ pages, subject, isSorted }: ReportFootProps) {
  const { rows, hasMore, error } = pages;
  return (
    <Stack gap="xs">
      {isSorted && hasMore ? (
        <Text size="sm" tone="muted">
          {reportTableTexts.sortsLoaded}
        </Text>
      ) : null}
      {error ? <ReportFailure error={error} subject={subject} onRetry={pages.reload} /> : null}
      <LoadMore
        status={texts.shown(rows?.length ?? 0, hasMore)}
        hasMore={hasMore}
        onLoadMore={pages.loadMore}
        label={texts.more}
        busy={pages.isLoadingMore}
        busyLabel={texts.loadingMore}
      />
    </Stack>
  );
}

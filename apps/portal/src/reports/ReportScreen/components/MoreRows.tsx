import type { Pages } from '@consultancy/api/hooks';
import { Button, Inline, Text } from '@consultancy/ui';
import { reportTexts as texts } from '../../../texts/reports.ts';

/** How many rows are shown, and the way to the next ones. */
export function MoreRows({ pages }: { pages: Pages<unknown> }) {
  return (
    <Inline gap="md" justify="between">
      <div role="status">
        <Text size="sm" tone="muted">
          {texts.shown(pages.rows?.length ?? 0, pages.hasMore)}
        </Text>
      </div>
      {pages.hasMore ? (
        <Button onClick={pages.loadMore} busy={pages.isLoadingMore} busyLabel={texts.loadingMore}>
          {texts.more}
        </Button>
      ) : null}
    </Inline>
  );
}

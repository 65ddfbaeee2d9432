import { type Pages, useReportList } from '@consultancy/api/hooks';
import { Card, RestoreFocus, Text, TextLink, Timeline, type TimelineEvent } from '@consultancy/ui';
import { formatDecimal, getUtilizations, type Utilization } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { InlineErrorState } from '../../../../components/InlineErrorState/InlineErrorState.tsx';
import { areaPaths } from '../../../../config/area-paths.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { recentRunsTexts as texts } from '../../../../texts/user.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Number of runs. */
const query = { max_count: '5' } as const;

/** Cost of a run. One without an end is open, or expired if its credits were finalized at zero. */
function outcomeOf({
  finish_date,
  credits_used,
}: Utilization): Pick<TimelineEvent, 'body' | 'tone'> {
  if (credits_used === null) return { body: texts.running, tone: 'info' };
  if (finish_date === null) return { body: texts.unfinished, tone: 'warning' };
  const credits = formatDecimal(credits_used);
  if (credits === '0') return { body: texts.free, tone: 'neutral' };
  return { body: texts.cost(credits), tone: 'success' };
}

const eventOf = (run: Utilization): TimelineEvent => ({
  key: String(run.utilization_id),
  dateTime: run.usage_date,
  time: formatDateTime(run.usage_date),
  title: `${run.feature_id} ${run.feature_name}`,
  ...outcomeOf(run),
});

/** Reads the latest runs. @param isWanted false waits. */
export const useRecentRuns = (username: string, isWanted: boolean) =>
  useReportList(getUtilizations, username, isWanted ? query : null);

/** The latest runs of the signed-in user, as `useRecentRuns` reads them. */
export function RecentRuns({ runs: { rows, error, reload } }: { runs: Pages<Utilization> }) {
  return (
    <Card
      title={texts.title}
      footer={
        rows?.length ? (
          <TextLink asChild standalone>
            <Link to={areaPaths.myUtilizations.href()}>{texts.all}</Link>
          </TextLink>
        ) : null
      }
    >
      <RestoreFocus>
        {rows && rows.length > 0 ? <Timeline events={rows.map(eventOf)} /> : null}
        {rows?.length === 0 ? <Text tone="muted">{texts.none}</Text> : null}
        {!rows && error ? <InlineErrorState text={texts.loadFailed} onRetry={reload} /> : null}
        {rows || error ? null : <RowsSkeleton />}
      </RestoreFocus>
    </Card>
  );
}

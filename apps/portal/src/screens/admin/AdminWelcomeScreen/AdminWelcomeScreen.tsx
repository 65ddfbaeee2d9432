import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Button, Grid, Heading, Inline, RestoreFocus, Stack } from '@consultancy/ui';
import {
  type AdminOverview,
  getAdminOverview,
  getPriceList,
  getWelcomeInfo,
} from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { WelcomeFailure } from '../../../components/WelcomeStats/WelcomeFailure.tsx';
import { WelcomeSkeleton } from '../../../components/WelcomeStats/WelcomeSkeleton.tsx';
import { WelcomeStats } from '../../../components/WelcomeStats/WelcomeStats.tsx';
import { areaPaths } from '../../../config/area-paths.ts';
import { browserTimeZone } from '../../../lib/browser-time-zone.ts';
import { useLoadedOnce } from '../../../lib/use-loaded-once.ts';
import { areaTitles } from '../../../texts/areas.ts';
import { overviewTexts as texts } from '../../../texts/overview.ts';
import { userTexts } from '../../../texts/user.ts';
import { MonthMetrics, UserMetrics } from './components/MonthMetrics.tsx';
import { NoPriceList } from './components/NoPriceList.tsx';
import { ToolErrors } from './components/ToolErrors.tsx';
import { WaitingList } from './components/WaitingList.tsx';

interface OverviewProps {
  overview: AdminOverview;
  /** Whether no price list was published yet. */
  isUnpriced: boolean;
}

function Overview({ overview, isUnpriced }: OverviewProps) {
  return (
    <Stack gap="xl">
      {isUnpriced ? <NoPriceList /> : null}
      <MonthMetrics overview={overview} />
      <UserMetrics overview={overview} />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="lg">
        <WaitingList overview={overview} />
        <ToolErrors tools={overview.tools} />
      </Grid>
    </Stack>
  );
}

/**
 * The welcome of the administrator area (§2): metrics of the portal, pending items, the user's own
 * statistics.
 */
export function AdminWelcomeScreen() {
  const username = useSession().currentUser?.username ?? null;
  const overview = useEndpoint(getAdminOverview, { query: { time_zone: browserTimeZone() } });
  const welcome = useEndpoint(getWelcomeInfo, username === null ? null : { params: { username } });
  const prices = useEndpoint(getPriceList, {});
  // Both together: a note about the prices does not move what is read already.
  const isPlaced = useLoadedOnce(overview, prices);
  // One error and one retry, if neither was ever read.
  const isAllLost =
    !overview.data && !welcome.data && overview.error !== null && welcome.error !== null;
  const reload = () => void Promise.all([overview.reload(), welcome.reload()]);
  return (
    <Stack gap="xl">
      <Inline gap="md" justify="between" align="end">
        <PageHeading
          title={username === null ? areaTitles.welcome : userTexts.greeting(username)}
          documentTitle={areaTitles.welcome}
          lead={texts.lead}
        />
        <Button asChild variant="primary">
          <Link to={areaPaths.newTransaction.href()}>{texts.sell}</Link>
        </Button>
      </Inline>
      <PrintTime />
      <RestoreFocus>
        {overview.data && isPlaced ? (
          <Overview overview={overview.data} isUnpriced={prices.data?.price_list === null} />
        ) : null}
        {!overview.data && overview.error ? (
          <WelcomeFailure error={overview.error} onRetry={isAllLost ? reload : overview.reload} />
        ) : null}
        {(overview.data && isPlaced) || overview.error ? null : <WelcomeSkeleton />}
      </RestoreFocus>
      {isAllLost || !isPlaced ? null : (
        <Stack gap="md" as="section">
          <Heading level={2}>{texts.account}</Heading>
          <RestoreFocus>
            {welcome.data ? <WelcomeStats info={welcome.data} /> : null}
            {!welcome.data && welcome.error ? (
              <WelcomeFailure error={welcome.error} onRetry={welcome.reload} />
            ) : null}
            {welcome.data || welcome.error ? null : <WelcomeSkeleton />}
          </RestoreFocus>
        </Stack>
      )}
    </Stack>
  );
}

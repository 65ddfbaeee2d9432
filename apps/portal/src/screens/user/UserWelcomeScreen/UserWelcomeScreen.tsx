import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Alert, Grid, RestoreFocus, Skeleton, Stack } from '@consultancy/ui';
import { getMachine, getWelcomeInfo, type WelcomeInfo } from '@consultancy/validation';
import { MachineCard } from '../../../components/MachineCard/MachineCard.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { WelcomeFailure } from '../../../components/WelcomeStats/WelcomeFailure.tsx';
import { WelcomeSkeleton } from '../../../components/WelcomeStats/WelcomeSkeleton.tsx';
import { WelcomeStats } from '../../../components/WelcomeStats/WelcomeStats.tsx';
import { hasLowBalance } from '../../../lib/available-credits.ts';
import { useLoadedOnce } from '../../../lib/use-loaded-once.ts';
import { useLocationState } from '../../../lib/use-location-state.ts';
import { userTexts as texts } from '../../../texts/user.ts';
import { FirstSteps } from './components/FirstSteps.tsx';
import { LowBalance } from './components/LowBalance.tsx';
import { MonthStatement, useMonthStatement } from './components/MonthStatement.tsx';
import { RecentRuns, useRecentRuns } from './components/RecentRuns.tsx';
import { firstSteps, machineCardId } from './first-steps.ts';
import * as styles from './UserWelcomeScreen.css.ts';

function CardsSkeleton() {
  return (
    <Grid columns={{ mobile: 1, desktop: 2 }} gap="lg">
      <Skeleton shape="block" height="xl" />
      <Skeleton shape="block" height="xl" />
    </Grid>
  );
}

interface WelcomeProps {
  info: WelcomeInfo;
  username: string;
}

/** The cards below the metrics, all at once: their heights depend on their content. */
function Cards({ info, username }: WelcomeProps) {
  const machine = useEndpoint(getMachine, {}, username);
  const statement = useMonthStatement(username);
  const isNew = info.total_utilizations === 0;
  const runs = useRecentRuns(username, !isNew);
  if (!useLoadedOnce(machine, statement, ...(isNew ? [] : [runs]))) return <CardsSkeleton />;
  return (
    <>
      {isNew ? <FirstSteps steps={firstSteps(info, machine.data)} /> : null}
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="lg">
        {isNew ? null : <RecentRuns runs={runs} />}
        <Grid columns={1} gap="lg">
          {isNew ? null : <MonthStatement username={username} />}
          <div id={machineCardId} className={styles.cell}>
            <MachineCard />
          </div>
        </Grid>
        {isNew ? <MonthStatement username={username} /> : null}
      </Grid>
    </>
  );
}

/** State of the account, and the next steps. */
function Welcome({ info, username }: WelcomeProps) {
  return (
    <Stack gap="xl">
      {hasLowBalance(info) ? <LowBalance /> : null}
      <WelcomeStats info={info} />
      <Cards info={info} username={username} />
    </Stack>
  );
}

/** The welcome of the user area (§2, §3 "Welcome info"). */
export function UserWelcomeScreen() {
  const username = useSession().currentUser?.username ?? null;
  const input = username === null ? null : { params: { username } };
  const { data, error, reload } = useEndpoint(getWelcomeInfo, input);
  const isWithdrawn = useLocationState()?.isWithdrawn === true;
  return (
    <Stack gap="xl">
      <PageHeading
        title={username === null ? texts.welcome : texts.greeting(username)}
        documentTitle={texts.welcome}
        lead={texts.lead}
      />
      <PrintTime />
      {isWithdrawn ? (
        <Alert tone="warning" title={texts.withdrawnTitle} live="polite">
          {texts.withdrawnText}
        </Alert>
      ) : null}
      <RestoreFocus>
        {data && username !== null ? <Welcome info={data} username={username} /> : null}
        {!data && error ? <WelcomeFailure error={error} onRetry={reload} /> : null}
        {data || error ? null : <WelcomeSkeleton />}
      </RestoreFocus>
    </Stack>
  );
}

import { useSession, useWelcomeInfo } from '@consultancy/api/hooks';
import { Stack } from '@consultancy/ui';
import type { WelcomeInfo } from '@consultancy/validation';
import { KeepFocus } from '../../../components/KeepFocus/KeepFocus.tsx';
import { MachineCard } from '../../../components/MachineCard/MachineCard.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { WelcomeFailure } from '../../../components/WelcomeStats/WelcomeFailure.tsx';
import { WelcomeSkeleton } from '../../../components/WelcomeStats/WelcomeSkeleton.tsx';
import { WelcomeStats } from '../../../components/WelcomeStats/WelcomeStats.tsx';
import { brand } from '../../../config/brand.ts';
import { isLess, subtractDecimals } from '../../../lib/decimal.ts';
import { userTexts as texts } from '../../../texts/user.ts';
import { FirstSteps } from './components/FirstSteps.tsx';
import { LowBalance } from './components/LowBalance.tsx';

function isLow(info: WelcomeInfo): boolean {
  const available = subtractDecimals(info.credits_balance, info.pending_credits);
  return isLess(available, brand.lowBalanceCredits);
}

/** The welcome of the user area (§2, §3 "Welcome info"). */
export function UserWelcomeScreen() {
  const username = useSession().currentUser?.username ?? null;
  const { data, error, reload } = useWelcomeInfo(username);
  return (
    <Stack gap="xl">
      <PageHeading
        title={username === null ? texts.welcome : texts.greeting(username)}
        documentTitle={texts.welcome}
        lead={texts.lead}
      />
      {data && isLow(data) ? <LowBalance /> : null}
      <KeepFocus>
        {data ? <WelcomeStats info={data} /> : null}
        {!data && error ? <WelcomeFailure error={error} onRetry={reload} /> : null}
        {data || error ? null : <WelcomeSkeleton />}
      </KeepFocus>
      {data?.total_utilizations === 0 ? <FirstSteps /> : null}
      {data ? <MachineCard /> : null}
    </Stack>
  );
}

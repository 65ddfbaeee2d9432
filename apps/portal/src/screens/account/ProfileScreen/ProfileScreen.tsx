import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { RestoreFocus, Stack } from '@consultancy/ui';
import {
  getMachine,
  getSecondFactor,
  getUserInformation,
  listSessions,
} from '@consultancy/validation';
import { MachineCard } from '../../../components/MachineCard/MachineCard.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { SecondFactorCard } from '../../../components/SecondFactor/SecondFactorCard.tsx';
import { useLoadedOnce } from '../../../lib/use-loaded-once.ts';
import { profileTexts as texts } from '../../../texts/profile.ts';
import { MyDataCard } from './components/MyDataCard.tsx';
import { ProfileFailure } from './components/ProfileFailure.tsx';
import { ProfileForm } from './components/ProfileForm.tsx';
import { ProfileSkeleton } from './components/ProfileSkeleton.tsx';
import { SecurityCard } from './components/SecurityCard.tsx';
import { SessionsCard } from './components/SessionsCard.tsx';

/**
 * One's own profile, in both areas (§2, §4). Everything is requested together, and each card is
 * shown once the height of those above it is known.
 */
export function ProfileScreen() {
  const username = useSession().currentUser?.username ?? null;
  const input = username === null ? null : { params: { username } };
  const profile = useEndpoint(getUserInformation, input);
  const { data, error, reload } = profile;
  const machine = useEndpoint(getMachine, {}, username);
  const factor = useEndpoint(getSecondFactor, {}, username);
  useEndpoint(listSessions, {}, username);
  const isProfileKnown = useLoadedOnce(profile);
  const isFactorKnown = useLoadedOnce(profile, factor);
  const isMachineKnown = useLoadedOnce(profile, factor, machine);
  return (
    <Stack gap="lg">
      <PageHeading title={texts.title} lead={texts.lead} />
      <PrintTime />
      <RestoreFocus>
        {data ? <ProfileForm info={data} onChanged={reload} /> : null}
        {!data && error ? <ProfileFailure error={error} onRetry={reload} /> : null}
        {data || error ? null : <ProfileSkeleton />}
      </RestoreFocus>
      {isProfileKnown ? <SecurityCard /> : null}
      {isFactorKnown ? <SecondFactorCard username={username} /> : null}
      {isMachineKnown ? (
        <>
          <MachineCard />
          <SessionsCard username={username} />
          <MyDataCard />
        </>
      ) : null}
    </Stack>
  );
}

import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Card, RestoreFocus, Skeleton, Stack } from '@consultancy/ui';
import { getUserInformation } from '@consultancy/validation';
import { MachineCard } from '../../../components/MachineCard/MachineCard.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { profileTexts as texts } from '../../../texts/profile.ts';
import { ProfileFailure } from './components/ProfileFailure.tsx';
import { ProfileForm } from './components/ProfileForm.tsx';
import { SecurityCard } from './components/SecurityCard.tsx';
import { SessionsCard } from './components/SessionsCard.tsx';

/** One's own profile, in both areas (§2, §4). */
export function ProfileScreen() {
  const username = useSession().currentUser?.username ?? null;
  const input = username === null ? null : { params: { username } };
  const { data, error, reload } = useEndpoint(getUserInformation, input);
  return (
    <Stack gap="lg">
      <PageHeading title={texts.title} lead={texts.lead} />
      <RestoreFocus>
        {data ? <ProfileForm info={data} onChanged={reload} /> : null}
        {!data && error ? <ProfileFailure error={error} onRetry={reload} /> : null}
        {data || error ? null : (
          <Card title={texts.account}>
            <Stack gap="md">
              <Skeleton shape="text" width="half" />
              <Skeleton shape="text" width="most" />
              <Skeleton shape="text" width="half" />
            </Stack>
          </Card>
        )}
      </RestoreFocus>
      <SecurityCard />
      <MachineCard />
      <SessionsCard username={username} />
    </Stack>
  );
}

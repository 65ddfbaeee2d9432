import { useSession, useWelcomeInfo } from '@consultancy/api/hooks';
import { Button, Card, Stack, Text } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { KeepFocus } from '../../../components/KeepFocus/KeepFocus.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { WelcomeFailure } from '../../../components/WelcomeStats/WelcomeFailure.tsx';
import { WelcomeSkeleton } from '../../../components/WelcomeStats/WelcomeSkeleton.tsx';
import { WelcomeStats } from '../../../components/WelcomeStats/WelcomeStats.tsx';
import { paths } from '../../../config/paths.ts';
import { adminTexts as texts } from '../../../texts/admin.ts';
import { userTexts } from '../../../texts/user.ts';

/** The welcome of the administrator area: one's own figures and what to do next (§2). */
export function AdminWelcomeScreen() {
  const username = useSession().currentUser?.username ?? null;
  const { data, error, reload } = useWelcomeInfo(username);
  return (
    <Stack gap="xl">
      <PageHeading
        title={username === null ? texts.welcome : userTexts.greeting(username)}
        documentTitle={texts.welcome}
        lead={texts.lead}
      />
      <Card title={texts.sellTitle} framed>
        <Stack gap="md" align="start">
          <Text measure>{texts.sellText}</Text>
          <Button asChild variant="primary">
            <Link to={paths.newTransaction.href()}>{texts.sell}</Link>
          </Button>
        </Stack>
      </Card>
      <KeepFocus>
        {data ? <WelcomeStats info={data} /> : null}
        {!data && error ? <WelcomeFailure error={error} onRetry={reload} /> : null}
        {data || error ? null : <WelcomeSkeleton />}
      </KeepFocus>
    </Stack>
  );
}

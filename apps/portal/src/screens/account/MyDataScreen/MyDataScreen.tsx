import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Alert, Card, RestoreFocus, Skeleton, Stack, Text } from '@consultancy/ui';
import { listDataRequests } from '@consultancy/validation';
import { useState } from 'react';
import { InlineErrorState } from '../../../components/InlineErrorState/InlineErrorState.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { StatusRegion } from '../../../components/StatusRegion/StatusRegion.tsx';
import { myDataTexts as texts } from '../../../texts/data-requests.ts';
import { NewRequestCard } from './components/NewRequestCard.tsx';
import { OwnDataCard } from './components/OwnDataCard.tsx';
import { OwnRequest } from './components/OwnRequest.tsx';

/** The user's personal data (§9): the file of all of them, and requests about them. */
export function MyDataScreen() {
  const username = useSession().currentUser?.username ?? null;
  const { data, error, reload } = useEndpoint(listDataRequests, {}, username);
  const [message, setMessage] = useState('');
  const finish = (result: string) => {
    setMessage(result);
    void reload();
  };
  return (
    <Stack gap="lg">
      <PageHeading title={texts.title} lead={texts.lead} />
      <PrintTime />
      <OwnDataCard />
      <NewRequestCard
        username={username}
        isLastAdministrator={data?.last_administrator ?? false}
        onChanged={() => void reload()}
      />
      <Card title={texts.mine}>
        <RestoreFocus>
          <Stack gap="md">
            <StatusRegion>{message ? <Alert tone="success">{message}</Alert> : null}</StatusRegion>
            {!data && error ? <InlineErrorState text={texts.loadFailed} onRetry={reload} /> : null}
            {data || error ? null : <Skeleton shape="block" height="lg" />}
            {data?.items.length === 0 ? <Text tone="muted">{texts.empty}</Text> : null}
            {data && data.items.length > 0 ? (
              <Stack gap="xl">
                {data.items.map((request) => (
                  <OwnRequest
                    key={request.request_id}
                    request={request}
                    onChanged={() => void reload()}
                    onDone={finish}
                  />
                ))}
              </Stack>
            ) : null}
          </Stack>
        </RestoreFocus>
      </Card>
    </Stack>
  );
}

import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Alert, Card, Grid, RestoreFocus, Skeleton, Stack } from '@consultancy/ui';
import { type DataRequestCase, errorTexts, getDataRequest } from '@consultancy/validation';
import { useEffect } from 'react';
import { useMatch } from 'react-router-dom';
import { DataRequestHistory } from '../../../components/DataRequestState/DataRequestState.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { areaPaths } from '../../../config/area-paths.ts';
import { formatDay } from '../../../lib/format-date.ts';
import { RecordFailure } from '../../../reports/RecordFailure/RecordFailure.tsx';
import { dataRequestTexts as texts } from '../../../texts/data-requests.ts';
import { CaseSteps } from './components/CaseSteps.tsx';
import { RequestCard, UserCard } from './components/RequestCards.tsx';

interface CaseProps {
  request: DataRequestCase;
  isOwn: boolean;
  onChanged: () => void;
}

function Case({ request, isOwn, onChanged }: CaseProps) {
  const { overdue, due_on, events } = request;
  return (
    <Stack gap="lg">
      {overdue && due_on ? (
        <Alert tone="danger" title={texts.overdueTitle}>
          {texts.overdueText(formatDay(due_on))}
        </Alert>
      ) : null}
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="lg">
        <RequestCard request={request} />
        <UserCard request={request} />
        <CaseSteps request={request} isOwn={isOwn} onChanged={onChanged} />
        <Card title={texts.history}>
          <DataRequestHistory events={events} />
        </Card>
      </Grid>
    </Stack>
  );
}

/** Milliseconds between checks whether a job has erased the user. */
const erasureInterval = 2000;

/** Whether the user will be erased, by a job of the server: the account is there until then. */
const isErasureDue = ({ kind, state, account }: DataRequestCase): boolean =>
  kind === 'erasure' && state === 'resolved' && account !== null;

function CasePage({ id }: { id: string }) {
  const username = useSession().currentUser?.username;
  const { data, error, reload } = useEndpoint(getDataRequest, { params: { id } });
  const isWaiting = data !== undefined && isErasureDue(data);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void reload(), erasureInterval);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  const failure = data ? null : error;
  return (
    <Stack gap="lg">
      <PageHeading
        title={/^\d{1,15}$/.test(id) ? texts.caseTitle(Number(id)) : texts.facts}
        lead={failure ? null : (data?.kind_name ?? '\u00A0')}
      />
      <PrintTime />
      <RestoreFocus>
        {failure ? (
          <RecordFailure
            error={failure}
            unknown={errorTexts.DATA_REQUEST_NOT_FOUND}
            help={texts.unknownHelp}
            href={areaPaths.dataRequests.href()}
            label={texts.seeAll}
            onRetry={() => void reload()}
          />
        ) : null}
        {data || error ? null : <Skeleton shape="block" height="xl" />}
        {data ? (
          <Case request={data} isOwn={data.username === username} onChanged={() => void reload()} />
        ) : null}
      </RestoreFocus>
    </Stack>
  );
}

/** One request about personal data: its term, its user, its history, and the next steps (§9). */
export function DataRequestScreen() {
  const id = useMatch(areaPaths.dataRequest.path)?.params.id ?? '';
  // The key resets the message of the last step.
  return <CasePage key={id} id={id} />;
}

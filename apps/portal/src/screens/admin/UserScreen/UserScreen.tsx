import { useEndpoint } from '@consultancy/api/hooks';
import { Alert, Grid, RestoreFocus, Skeleton, Stack } from '@consultancy/ui';
import { getUserAccount, type UserAccount } from '@consultancy/validation';
import { useMatch } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { paths } from '../../../config/paths.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { userField } from '../../../reports/fields/user-field.tsx';
import { ReportFailure } from '../../../reports/ReportScreen/components/ReportFailure.tsx';
import { userPageTexts as texts } from '../../../texts/user-page.ts';
import { AccountCard } from './components/AccountCard.tsx';
import { ManageCard } from './components/ManageCard.tsx';
import { UserBalance } from './components/UserBalance.tsx';
import { UserRecords } from './components/UserRecords.tsx';

const leadOf = ({ first_name, last_name, enterprise_name }: UserAccount) =>
  [`${first_name} ${last_name}`.trim(), enterprise_name].filter(Boolean).join(' · ');

interface AccountProps {
  account: UserAccount;
  onChanged: () => void;
}

function Account({ account, onChanged }: AccountProps) {
  const { disabled_at } = account;
  return (
    <Stack gap="lg">
      {disabled_at === null ? null : (
        <Alert tone="warning" title={texts.suspended}>
          {texts.suspendedText(formatDateTime(disabled_at))}
        </Alert>
      )}
      <UserBalance account={account} />
      <Grid columns={{ mobile: 1, desktop: 2 }} gap="lg" align="start">
        <AccountCard account={account} />
        <ManageCard account={account} onChanged={onChanged} />
      </Grid>
    </Stack>
  );
}

function AccountSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Stack>
  );
}

function UserPage({ username }: { username: string }) {
  const { data, error, reload } = useEndpoint(getUserAccount, { params: { username } });
  const isUnknown = !data && (error?.status === 404 || error?.status === 400);
  return (
    <Stack gap="lg">
      <PageHeading
        title={username}
        documentTitle={texts.documentTitle(username)}
        lead={data ? leadOf(data) : null}
      />
      <RestoreFocus>
        {data ? <Account account={data} onChanged={() => void reload()} /> : null}
        {!data && error ? (
          <ReportFailure error={error} subject={userField} onRetry={() => void reload()} />
        ) : null}
        {data || error ? null : <AccountSkeleton />}
      </RestoreFocus>
      {isUnknown ? null : <UserRecords username={username} />}
    </Stack>
  );
}

/** Everything about one user, for administrators: account, balance, latest records and actions. */
export function UserScreen() {
  const username = useMatch(paths.userPage.path)?.params.username?.toLowerCase() ?? '';
  // The key resets the actions and their messages.
  return <UserPage key={username} username={username} />;
}

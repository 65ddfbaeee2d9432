import { useEndpoint } from '@consultancy/api/hooks';
import { Grid, RestoreFocus, Stack } from '@consultancy/ui';
import { errorTexts, getUserAccount, type UserAccount } from '@consultancy/validation';
import { useMatch } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { areaPaths } from '../../../config/area-paths.ts';
import { isUnknownRecord, RecordFailure } from '../../../reports/RecordFailure/RecordFailure.tsx';
import { userPageTexts as texts } from '../../../texts/user-page.ts';
import { AccountCard } from './components/AccountCard.tsx';
import { ManageCard } from './components/ManageCard.tsx';
import { UserBalance } from './components/UserBalance.tsx';
import { UserRecords } from './components/UserRecords.tsx';
import * as styles from './UserScreen.css.ts';

/** Reserves the line of the lead while the account is loaded. */
const blankLead = '\u00A0';

const leadOf = ({ first_name, last_name, enterprise_name }: UserAccount) =>
  [`${first_name} ${last_name}`.trim(), enterprise_name].filter(Boolean).join(' · ');

interface AccountProps {
  /** Null while it is loaded: the parts then have the same size. */
  account: UserAccount | null;
  onChanged: () => void;
}

function Account({ account, onChanged }: AccountProps) {
  return (
    <div aria-busy={account === null || undefined}>
      <Stack gap="lg">
        <UserBalance account={account} />
        <Grid columns={{ mobile: 1, desktop: 2 }} gap="lg">
          <AccountCard account={account} />
          <ManageCard account={account} onChanged={onChanged} />
        </Grid>
      </Stack>
    </div>
  );
}

function UserPage({ username }: { username: string }) {
  const { data, error, reload } = useEndpoint(getUserAccount, { params: { username } });
  const failure = data ? null : error;
  return (
    <Stack gap="lg">
      <PageHeading
        title={username}
        documentTitle={texts.documentTitle(username)}
        lead={
          failure ? null : (
            <span className={styles.lead}>{(data && leadOf(data)) || blankLead}</span>
          )
        }
      />
      <PrintTime />
      <RestoreFocus>
        {failure ? (
          <RecordFailure
            error={failure}
            unknown={errorTexts.USER_NOT_FOUND}
            help={texts.unknownHelp}
            href={areaPaths.users.href()}
            label={texts.seeUsers}
            onRetry={() => void reload()}
          />
        ) : (
          <Account account={data ?? null} onChanged={() => void reload()} />
        )}
      </RestoreFocus>
      {failure && isUnknownRecord(failure) ? null : <UserRecords username={username} />}
    </Stack>
  );
}

/** Everything about one user, for administrators: account, balance, latest records and actions. */
export function UserScreen() {
  const username = useMatch(areaPaths.userPage.path)?.params.username?.toLowerCase() ?? '';
  // The key resets the actions and their messages.
  return <UserPage key={username} username={username} />;
}

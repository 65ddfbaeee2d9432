import { Alert, Card, Skeleton, Stack } from '@consultancy/ui';
import type { UserAccount } from '@consultancy/validation';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { UserActions } from '../../../../reports/users/UserActions.tsx';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';
import * as styles from './ManageCard.css.ts';

interface ManageCardProps {
  /** Null while it is loaded. */
  account: UserAccount | null;
  onChanged: () => void;
}

/** What happened to an account that cannot be used, if it cannot. */
function ClosedAccountNotice({ disabled_at, erased_at }: UserAccount) {
  if (erased_at) {
    return (
      <Alert tone="info" title={texts.erased}>
        {texts.erasedText(formatDateTime(erased_at))}
      </Alert>
    );
  }
  if (disabled_at === null) return null;
  return (
    <Alert tone="warning" title={texts.suspended}>
      {texts.suspendedText(formatDateTime(disabled_at))}
    </Alert>
  );
}

/** The reports of a user (§2), and the actions on the account, each with its reason (§6). */
export function ManageCard({ account, onChanged }: ManageCardProps) {
  return (
    // On paper the account's own card says whether it can be used.
    <div data-print="hidden" className={styles.cell}>
      <Card title={texts.manage}>
        <Stack gap="md">
          {account === null ? null : <ClosedAccountNotice {...account} />}
          {account === null ? (
            <Skeleton shape="block" height="xl" />
          ) : (
            <UserActions
              row={account}
              subject={account.username}
              role={account.role}
              onChanged={onChanged}
              staysShown
            />
          )}
        </Stack>
      </Card>
    </div>
  );
}

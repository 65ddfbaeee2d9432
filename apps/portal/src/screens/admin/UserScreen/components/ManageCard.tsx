import { Alert, Card, Skeleton, Stack } from '@consultancy/ui';
import type { UserAccount } from '@consultancy/validation';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { UserActions } from '../../../../reports/users/UserActions.tsx';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

interface ManageCardProps {
  /** Null while it is loaded. */
  account: UserAccount | null;
  onChanged: () => void;
}

/** The reports of a user (§2), and the actions on the account, each with its reason (§6). */
export function ManageCard({ account, onChanged }: ManageCardProps) {
  const suspendedAt = account?.disabled_at ?? null;
  return (
    <Card title={texts.manage}>
      <Stack gap="md">
        {suspendedAt === null ? null : (
          <Alert tone="warning" title={texts.suspended}>
            {texts.suspendedText(formatDateTime(suspendedAt))}
          </Alert>
        )}
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
  );
}

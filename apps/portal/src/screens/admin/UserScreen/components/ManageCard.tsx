import { Card } from '@consultancy/ui';
import type { UserAccount } from '@consultancy/validation';
import { UserActions } from '../../../../reports/users/UserActions.tsx';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

interface ManageCardProps {
  account: UserAccount;
  onChanged: () => void;
}

/** The reports of a user (§2), and the actions on the account, each with its reason (§6). */
export function ManageCard({ account, onChanged }: ManageCardProps) {
  return (
    <Card title={texts.manage}>
      <UserActions
        row={account}
        subject={account.username}
        role={account.role}
        onChanged={onChanged}
        staysShown
      />
    </Card>
  );
}

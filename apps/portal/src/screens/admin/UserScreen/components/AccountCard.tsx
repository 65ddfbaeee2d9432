import { Card, DescriptionList, Skeleton } from '@consultancy/ui';
import { isAdminRole, type UserAccount } from '@consultancy/validation';
import { EmailText } from '../../../../components/EmailText/EmailText.tsx';
import { accountFacts } from '../../../../reports/users/users.tsx';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

const loading = <Skeleton shape="text" width="half" />;

/** Every field of an account that administrators see (§3); null while it is loaded. */
export function AccountCard({ account }: { account: UserAccount | null }) {
  const pending = account?.pending_email ?? null;
  const role = account && (isAdminRole(account.role) ? texts.admin : texts.user);
  return (
    <Card title={texts.account}>
      <DescriptionList
        items={[
          { term: texts.role, description: role ?? loading },
          ...accountFacts(account, loading),
          ...(pending === null
            ? []
            : [{ term: texts.pendingEmail, description: <EmailText>{pending}</EmailText> }]),
        ]}
      />
    </Card>
  );
}

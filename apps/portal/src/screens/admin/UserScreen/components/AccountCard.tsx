import { Card, DescriptionList, Skeleton } from '@consultancy/ui';
import { isAdminRole, type UserAccount } from '@consultancy/validation';
import { EmailText } from '../../../../components/EmailText/EmailText.tsx';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { accountFacts } from '../../../../reports/users/users.tsx';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

const loading = <Skeleton shape="text" width="half" />;

const factorText = ({ second_factor_since: since }: UserAccount) =>
  since === null ? texts.noFactor : texts.factorSince(formatDateTime(since));

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
          { term: texts.factor, description: account ? factorText(account) : loading },
          ...(pending === null
            ? []
            : [{ term: texts.pendingEmail, description: <EmailText>{pending}</EmailText> }]),
        ]}
      />
    </Card>
  );
}

import { Card, DescriptionList } from '@consultancy/ui';
import { isAdminRole, type UserAccount } from '@consultancy/validation';
import { EmailText } from '../../../../components/EmailText/EmailText.tsx';
import { accountFacts } from '../../../../reports/users/users.tsx';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

/** Every field of an account that administrators see (§3). */
export function AccountCard({ account }: { account: UserAccount }) {
  const { role, pending_email } = account;
  return (
    <Card title={texts.account}>
      <DescriptionList
        items={[
          { term: texts.role, description: isAdminRole(role) ? texts.admin : texts.user },
          ...accountFacts(account),
          ...(pending_email === null
            ? []
            : [
                {
                  term: texts.pendingEmail,
                  description: <EmailText>{pending_email}</EmailText>,
                },
              ]),
        ]}
      />
    </Card>
  );
}

import { Heading, Inline, Stack, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { areaPaths } from '../../config/area-paths.ts';
import { userTexts as texts } from '../../texts/users.ts';

/** Links to the reports of one user (§2). */
export function UserReports({ username }: { username: string }) {
  const reports = [
    { label: texts.utilizations, href: areaPaths.userUtilizations.href(username) },
    { label: texts.credits, href: areaPaths.userCredits.href(username) },
    { label: texts.transactions, href: areaPaths.userTransactions.href(username) },
    { label: texts.errors, href: areaPaths.userErrors.href(username) },
    { label: texts.accesses, href: areaPaths.userAccesses.href(username) },
  ];
  return (
    <Stack gap="sm" as="section">
      <Heading level={3} size="sm">
        {texts.reports}
      </Heading>
      <Inline gap="md">
        {reports.map(({ label, href }) => (
          <TextLink key={label} asChild standalone>
            <Link to={href}>{label}</Link>
          </TextLink>
        ))}
      </Inline>
    </Stack>
  );
}

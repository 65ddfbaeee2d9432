import { Heading, Inline, Stack, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { userTexts as texts } from '../../texts/users.ts';

/** Links to the reports of one user (§2). */
export function UserReports({ username }: { username: string }) {
  const reports = [
    { label: texts.utilizations, href: paths.userUtilizations.href(username) },
    { label: texts.credits, href: paths.userCredits.href(username) },
    { label: texts.transactions, href: paths.userTransactions.href(username) },
    { label: texts.errors, href: paths.userErrors.href(username) },
    { label: texts.accesses, href: paths.userAccesses.href(username) },
  ];
  return (
    <Stack gap="sm" as="section">
      <Heading level={3}>{texts.reports}</Heading>
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

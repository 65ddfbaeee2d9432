import { areaPaths } from '../../../../config/area-paths.ts';
import { report as accesses } from '../../../../reports/access-logs/of-user.ts';
import { report as errors } from '../../../../reports/errors-log/of-user.ts';
import { ReportExcerpt } from '../../../../reports/ReportExcerpt/ReportExcerpt.tsx';
import { report as purchases } from '../../../../reports/transactions/of-user.ts';
import { report as runs } from '../../../../reports/utilizations/of-user.ts';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

/** The latest records of a user, each kind with its own loading, empty and error state. */
export function UserRecords({ username }: { username: string }) {
  return (
    <>
      <ReportExcerpt
        definition={runs}
        title={texts.runs}
        username={username}
        href={areaPaths.userUtilizations.href(username)}
      />
      <ReportExcerpt
        definition={purchases}
        title={texts.purchases}
        username={username}
        href={areaPaths.userTransactions.href(username)}
      />
      <ReportExcerpt
        definition={errors}
        title={texts.errors}
        username={username}
        href={areaPaths.userErrors.href(username)}
      />
      <ReportExcerpt
        definition={accesses}
        title={texts.accesses}
        username={username}
        href={areaPaths.userAccesses.href(username)}
      />
    </>
  );
}

import { Heading, Inline, Stack, Stat, StatGroup, TextLink } from '@consultancy/ui';
import { type AdminOverview, countedUsersMaximum } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { areaPaths, sinceFilters } from '../../../../config/area-paths.ts';
import { amountFormat } from '../../../../lib/amount-format.ts';
import { formatCount, formatPesos } from '../../../../lib/format-credits.ts';
import { formatMonth, monthOf } from '../../../../lib/format-month.ts';
import { overviewTexts as texts } from '../../../../texts/overview.ts';

const users = (count: number) =>
  count >= countedUsersMaximum ? texts.orMore(countedUsersMaximum) : formatCount(count);

interface MonthMetricsProps {
  overview: AdminOverview;
}

/** Sales and runs of this month, beside the previous month. */
export function MonthMetrics({ overview }: MonthMetricsProps) {
  const { sales, runs, month_start, time_zone } = overview;
  const month = monthOf(new Date(month_start), time_zone);
  const since = sinceFilters(month_start);
  const format = amountFormat([
    sales.this_month.credits_purchased,
    sales.last_month.credits_purchased,
    runs.this_month.credits_used,
    runs.last_month.credits_used,
  ]);
  return (
    <Stack gap="md" as="section">
      <Heading level={2}>{texts.month(formatMonth(month))}</Heading>
      <StatGroup>
        <Stat
          label={texts.sales}
          value={formatPesos(sales.this_month.amount_paid)}
          hint={texts.lastMonth(formatPesos(sales.last_month.amount_paid))}
          tone="primary"
        />
        <Stat
          label={texts.creditsSold}
          value={format(sales.this_month.credits_purchased)}
          hint={texts.purchases(
            sales.this_month.purchases,
            format(sales.last_month.credits_purchased),
          )}
        />
        <Stat
          label={texts.creditsUsed}
          value={format(runs.this_month.credits_used)}
          hint={texts.lastMonth(format(runs.last_month.credits_used))}
        />
        <Stat
          label={texts.runs}
          value={formatCount(runs.this_month.runs)}
          hint={texts.runsHint(runs.today, runs.last_month.runs)}
        />
      </StatGroup>
      <Inline gap="md">
        <TextLink asChild standalone>
          <Link to={areaPaths.allTransactions.href(since)}>{texts.seeSales}</Link>
        </TextLink>
        <TextLink asChild standalone>
          <Link to={areaPaths.allUtilizations.href(since)}>{texts.seeRuns}</Link>
        </TextLink>
      </Inline>
    </Stack>
  );
}

/** Numbers of users: total, new and active. */
export function UserMetrics({ overview }: MonthMetricsProps) {
  const { total, joined_this_month, active_this_month } = overview.users;
  return (
    <Stack gap="md" as="section">
      <Heading level={2}>{texts.users}</Heading>
      <StatGroup>
        <Stat label={texts.total} value={users(total)} hint={texts.totalHint(total)} />
        <Stat label={texts.joined} value={users(joined_this_month)} />
        <Stat label={texts.active} value={formatCount(active_this_month)} hint={texts.activeHint} />
      </StatGroup>
      <Inline gap="md">
        <TextLink asChild standalone>
          <Link to={areaPaths.users.href()}>{texts.seeUsers}</Link>
        </TextLink>
      </Inline>
    </Stack>
  );
}

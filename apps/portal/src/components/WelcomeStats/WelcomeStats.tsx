import { DescriptionList, Grid, Stack, Stat } from '@consultancy/ui';
import type { WelcomeInfo } from '@consultancy/validation';
import { subtractDecimals } from '../../lib/decimal.ts';
import { formatCount, formatDecimal } from '../../lib/format-credits.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { userTexts as texts } from '../../texts/user.ts';

/** Figures and dates of the welcome info (§3). */
export function WelcomeStats({ info }: { info: WelcomeInfo }) {
  const available = subtractDecimals(info.credits_balance, info.pending_credits);
  return (
    <Stack gap="lg">
      <Grid columns={{ mobile: 1, tablet: 3 }} gap="md">
        <Stat
          label={texts.balance}
          value={formatDecimal(info.credits_balance)}
          hint={texts.balanceHint}
        />
        <Stat
          label={texts.pending}
          value={formatDecimal(info.pending_credits)}
          hint={texts.pendingHint}
        />
        <Stat
          label={texts.available}
          value={formatDecimal(available)}
          hint={texts.availableHint}
          tone="primary"
        />
      </Grid>
      <DescriptionList
        items={[
          {
            term: texts.previousLogin,
            description: info.previous_login
              ? formatDateTime(info.previous_login)
              : texts.firstLogin,
          },
          { term: texts.lastRun, description: info.last_utilization ?? texts.noRuns },
          ...(info.last_utilization_date
            ? [{ term: texts.lastRunDate, description: formatDateTime(info.last_utilization_date) }]
            : []),
          { term: texts.totalRuns, description: formatCount(info.total_utilizations) },
        ]}
      />
    </Stack>
  );
}

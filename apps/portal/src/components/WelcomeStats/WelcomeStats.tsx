import { DescriptionList, Stack, Stat, StatGroup, Text } from '@consultancy/ui';
import type { WelcomeInfo } from '@consultancy/validation';
import { amountFormat } from '../../lib/amount-format.ts';
import { availableCredits } from '../../lib/available-credits.ts';
import { formatCount } from '../../lib/format-credits.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { userTexts as texts } from '../../texts/user.ts';

/** Metrics and dates of the welcome info (§3). */
export function WelcomeStats({ info }: { info: WelcomeInfo }) {
  const available = availableCredits(info.credits_balance, info.pending_credits);
  const format = amountFormat([available, info.credits_balance, info.pending_credits]);
  const balance = format(info.credits_balance);
  const { previous_login, failed_sign_ins, last_utilization, last_utilization_date } = info;
  return (
    <Stack gap="lg">
      <StatGroup>
        <Stat
          label={texts.available}
          value={format(available)}
          hint={texts.availableHint}
          tone="primary"
        />
        <Stat label={texts.balance} value={balance} hint={texts.balanceHint(balance)} />
        <Stat label={texts.pending} value={format(info.pending_credits)} hint={texts.pendingHint} />
        <Stat
          label={texts.totalRuns}
          value={formatCount(info.total_utilizations)}
          hint={texts.totalRunsHint}
        />
      </StatGroup>
      <Text size="sm" tone="muted" measure>
        {texts.pendingExplained}
      </Text>
      <DescriptionList
        items={[
          {
            term: texts.previousLogin,
            description: previous_login ? formatDateTime(previous_login) : texts.firstLogin,
          },
          ...(failed_sign_ins
            ? [{ term: texts.failedSignIns, description: formatCount(failed_sign_ins) }]
            : []),
          { term: texts.lastRun, description: last_utilization ?? texts.noRuns },
          ...(last_utilization_date
            ? [{ term: texts.lastRunDate, description: formatDateTime(last_utilization_date) }]
            : []),
        ]}
      />
    </Stack>
  );
}

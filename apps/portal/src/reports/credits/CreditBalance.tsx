import { useEndpoint } from '@consultancy/api/hooks';
import { Skeleton, Stat } from '@consultancy/ui';
import { formatDecimal, getUserCreditsBalance } from '@consultancy/validation';
import { commonTexts } from '../../texts/common.ts';
import { creditTexts as texts } from '../../texts/credits.ts';
import type { ReportChartProps } from '../report-definition.ts';

/** The booked balance over the history (§3). The report below shows its errors. */
export function CreditBalance({ subject }: ReportChartProps) {
  const { data, isInitialLoading } = useEndpoint(
    getUserCreditsBalance,
    subject === null ? null : { params: { username: subject } },
  );
  const balance = data ? formatDecimal(data.credits_balance) : commonTexts.none;
  return (
    <Stat
      label={texts.currentBalance}
      value={isInitialLoading ? <Skeleton shape="text" width="half" /> : balance}
      hint={texts.currentBalanceHint(balance)}
      tone="primary"
    />
  );
}

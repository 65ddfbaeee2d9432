import { useEndpoint } from '@consultancy/api/hooks';
import { Text, TextLink } from '@consultancy/ui';
import {
  formatDecimal,
  getWelcomeInfo,
  isLessDecimal,
  subtractDecimals,
} from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { availableCredits } from '../../lib/available-credits.ts';
import { commonTexts } from '../../texts/common.ts';
import { estimatorTexts as texts } from '../../texts/estimator.ts';
import * as styles from './CreditEstimator.css.ts';

interface BalanceAfterProps {
  username: string;
  /** Cost of the run as a decimal string; null while it is unknown. */
  credits: string | null;
}

function remainder(available: string, credits: string | null): string {
  if (credits === null) return commonTexts.none;
  if (isLessDecimal(available, credits)) {
    return texts.short(formatDecimal(subtractDecimals(credits, available)));
  }
  return formatDecimal(subtractDecimals(available, credits));
}

/** Balance after the run, or the number of missing credits. */
export function BalanceAfter({ username, credits }: BalanceAfterProps) {
  const { data, error } = useEndpoint(getWelcomeInfo, { params: { username } });
  if (!data) {
    return error ? (
      <Text as="span" size="sm">
        {texts.balanceFailed}
      </Text>
    ) : (
      <span className={styles.value}>{commonTexts.none}</span>
    );
  }
  const available = availableCredits(data.credits_balance, data.pending_credits);
  const isShort = credits !== null && isLessDecimal(available, credits);
  return (
    <>
      <span className={styles.value} data-short={isShort || undefined}>
        {remainder(available, credits)}
      </span>
      <Text as="span" size="sm" tone="muted">
        {texts.available(formatDecimal(available))}
      </Text>
      {isShort ? (
        <TextLink asChild>
          <Link to={paths.contact.href()}>{texts.buy}</Link>
        </TextLink>
      ) : null}
    </>
  );
}

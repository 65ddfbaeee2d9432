import { useEndpoint } from '@consultancy/api/hooks';
import { Card, RestoreFocus, TextLink } from '@consultancy/ui';
import { type CreditStatement, getCreditStatement } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { InlineErrorState } from '../../../../components/InlineErrorState/InlineErrorState.tsx';
import { areaPaths, sinceFilters } from '../../../../config/area-paths.ts';
import { browserTimeZone } from '../../../../lib/browser-time-zone.ts';
import { formatAmount, formatSigned } from '../../../../lib/format-credits.ts';
import { formatMonth, monthOf } from '../../../../lib/format-month.ts';
import { statementTexts as texts } from '../../../../texts/user.ts';
import * as styles from './MonthStatement.css.ts';
import { RowsSkeleton } from './RowsSkeleton.tsx';

/** Opening + in − out = closing, as on a bank statement. */
function linesOf(statement: CreditStatement) {
  const totals = (side: CreditStatement['credits_in'], sign: '' | '-') =>
    side.map(({ type, amount, movements }) => ({
      term: texts.entriesOf(type, movements),
      amount: formatSigned(`${sign}${amount}`, formatAmount),
      isBalance: false,
    }));
  const balance = (term: string, amount: string) => ({
    term,
    amount: formatAmount(amount),
    isBalance: true,
  });
  return [
    balance(texts.opening, statement.opening_balance),
    ...totals(statement.credits_in, ''),
    ...totals(statement.credits_out, '-'),
    balance(texts.closing, statement.closing_balance),
  ];
}

/** Reads the statement of this month, in the time zone of the reports (decisions §3). */
export function useMonthStatement(username: string) {
  const time_zone = browserTimeZone();
  const month = monthOf(new Date(), time_zone);
  const query = { month, time_zone };
  const statement = useEndpoint(getCreditStatement, { params: { username }, query });
  return { month, ...statement };
}

/** Effect of this month on the credits of the signed-in user. */
export function MonthStatement({ username }: { username: string }) {
  const { month, data, error, reload } = useMonthStatement(username);
  return (
    <Card
      title={texts.title(formatMonth(month))}
      footer={
        data ? (
          <TextLink asChild standalone>
            <Link to={areaPaths.myCredits.href(sinceFilters(data.start_date))}>
              {texts.history}
            </Link>
          </TextLink>
        ) : null
      }
    >
      <RestoreFocus>
        {data ? (
          <dl className={styles.lines}>
            {linesOf(data).map(({ term, amount, isBalance }) => (
              <div key={`${term} ${amount}`} className={styles.line} data-balance={isBalance}>
                <dt>{term}</dt>
                <dd className={styles.amount}>{amount}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {!data && error ? <InlineErrorState text={texts.loadFailed} onRetry={reload} /> : null}
        {data || error ? null : <RowsSkeleton />}
      </RestoreFocus>
    </Card>
  );
}

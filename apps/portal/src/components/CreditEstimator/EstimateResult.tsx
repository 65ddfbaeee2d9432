import { useSession } from '@consultancy/api/hooks';
import { Text, TextLink } from '@consultancy/ui';
import type { CreditEstimate } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { commonTexts } from '../../texts/common.ts';
import { estimatorTexts as texts } from '../../texts/estimator.ts';
import * as styles from './CreditEstimator.css.ts';

// Fetched for signed-in users: visitors have no balance.
const BalanceAfter = lazyChunk(() => import('./BalanceAfter.tsx'), 'BalanceAfter');

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <span className={styles.fact}>
      <Text as="span" size="sm" tone="muted">
        {term}
      </Text>
      {children}
    </span>
  );
}

const none = <span className={styles.value}>{commonTexts.none}</span>;

/** Balance after the run; visitors get a link to the sign-in. */
function Balance({ credits }: { credits: string | null }) {
  const { currentUser } = useSession();
  if (!currentUser) {
    return (
      <TextLink asChild>
        <Link to={paths.auth.href()}>{texts.signInForBalance}</Link>
      </TextLink>
    );
  }
  return (
    <Suspense fallback={none}>
      <BalanceAfter username={currentUser.username} credits={credits} />
    </Suspense>
  );
}

/** Score, level, credits and remaining balance; dashes until there is an estimate. */
export function EstimateResult({ estimate }: { estimate: CreditEstimate | null }) {
  const facts = [
    [texts.score, estimate && formatDecimal(estimate.score)],
    [texts.level, estimate?.level],
    [texts.credits, estimate && formatDecimal(estimate.credits)],
  ] as const;
  return (
    <output
      className={styles.result}
      aria-label={texts.result}
      data-print={estimate ? undefined : 'hidden'}
    >
      {facts.map(([term, value]) => (
        <Fact key={term} term={term}>
          <span className={styles.value}>{value ?? commonTexts.none}</span>
        </Fact>
      ))}
      <Fact term={texts.availableAfter}>
        <Balance credits={estimate?.credits ?? null} />
      </Fact>
    </output>
  );
}

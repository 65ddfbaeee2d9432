import { Button } from '@consultancy/ui';
import { lazyChunk } from '../../lib/lazy-chunk.ts';
import { useOpenOnceLoaded } from '../../lib/load-failures.ts';
import { creditTexts as texts } from '../../texts/credits.ts';
import type { ReportChartProps } from '../report-definition.ts';
import { CreditBalance } from './CreditBalance.tsx';
import * as styles from './OwnCredits.css.ts';

// Fetched when it is opened: the report is readable without it.
const EstimateDialog = lazyChunk(
  () => import('../../components/EstimateDialog/EstimateDialog.tsx'),
  'EstimateDialog',
);

/** The user's balance, and an estimate of the balance after a run. */
export function OwnCredits(props: ReportChartProps) {
  const { isOpen, open, close } = useOpenOnceLoaded(EstimateDialog);
  return (
    <div className={styles.line}>
      <div className={styles.balance}>
        <CreditBalance {...props} />
      </div>
      <div data-print="hidden">
        <Button size="sm" onClick={open}>
          {texts.estimate}
        </Button>
      </div>
      {isOpen ? <EstimateDialog onClose={close} /> : null}
    </div>
  );
}

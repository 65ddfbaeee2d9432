import { useEndpoint } from '@consultancy/api/hooks';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  RestoreFocus,
  TableSkeleton,
} from '@consultancy/ui';
import { getPriceList, type PriceList } from '@consultancy/validation';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { NeedsScript } from '../../../../components/NeedsScript/NeedsScript.tsx';
import { priceLevelColumns } from '../../../../components/PriceLevels/price-level-columns.tsx';
import { paths } from '../../../../config/paths.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { pricingTexts as texts } from '../../../../texts/pricing.ts';
import { frame, waiting } from '../PricingScreen.css.ts';
import { EstimatorSection } from './EstimatorSection.tsx';
import { PriceTable } from './PriceTable.tsx';

function InFrame({ className = frame, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <Container>{children}</Container>
    </div>
  );
}

function NoList() {
  return (
    <EmptyState
      title={texts.none.title}
      action={
        <Button asChild>
          <Link to={paths.contact.href()}>{texts.none.contact}</Link>
        </Button>
      }
    >
      {texts.none.text}
    </EmptyState>
  );
}

/** The estimator, in a transition of its own after the list: together they would block the page. */
function LaterEstimator({ list }: { list: PriceList }) {
  const shown = useDeferredValue<PriceList | null>(list, null);
  return shown ? <EstimatorSection list={shown} /> : <div className={waiting} />;
}

interface PricesProps {
  /** Null if none is published; undefined while it is unknown. */
  data: PriceList | null | undefined;
  hasFailed: boolean;
  onRetry: () => void;
}

function Prices({ data, hasFailed, onRetry }: PricesProps) {
  if (data) {
    return (
      <>
        <PriceTable list={data} />
        <LaterEstimator list={data} />
      </>
    );
  }
  if (data === null) {
    return (
      <InFrame>
        <NoList />
      </InFrame>
    );
  }
  if (hasFailed) {
    return (
      <InFrame>
        <ErrorState
          title={texts.failed}
          action={<Button onClick={onRetry}>{commonTexts.retry}</Button>}
        />
      </InFrame>
    );
  }
  return (
    <InFrame className={waiting}>
      <NeedsScript instead={texts.withoutScript}>
        <TableSkeleton
          caption={texts.list.caption}
          columns={priceLevelColumns}
          rowsOnMobile
          rows={4}
        />
      </NeedsScript>
    </InFrame>
  );
}

/** The published price list with its estimator; advice if there is none. */
export function PublishedPrices() {
  const { data: read, error, reload } = useEndpoint(getPriceList, {});
  // A deferred value renders in a transition, which yields to the browser in between.
  const data = useDeferredValue(read?.price_list);
  return (
    <RestoreFocus>
      <Prices data={data} hasFailed={error !== null} onRetry={() => void reload()} />
    </RestoreFocus>
  );
}

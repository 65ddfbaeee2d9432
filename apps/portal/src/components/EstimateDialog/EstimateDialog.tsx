import { useEndpoint } from '@consultancy/api/hooks';
import { Dialog, Skeleton, Text } from '@consultancy/ui';
import { getPriceList } from '@consultancy/validation';
import { commonTexts } from '../../texts/common.ts';
import { estimatorTexts as texts } from '../../texts/estimator.ts';
import { CreditEstimator } from '../CreditEstimator/CreditEstimator.tsx';
import { InlineErrorState } from '../InlineErrorState/InlineErrorState.tsx';

function Content() {
  const { data, error, reload } = useEndpoint(getPriceList, {});
  if (data?.price_list) return <CreditEstimator list={data.price_list} />;
  if (data) return <Text>{texts.noList}</Text>;
  if (error) return <InlineErrorState text={texts.listFailed} onRetry={reload} />;
  return <Skeleton shape="block" height="xl" />;
}

/** The estimator in a dialog over a page of an area. Rendered while it is open. */
export function EstimateDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.dialogTitle}
      description={texts.dialogText}
      closeLabel={commonTexts.close}
    >
      <Content />
    </Dialog>
  );
}

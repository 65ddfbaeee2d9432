import { useClient } from '@consultancy/api/hooks';
import { deletePriceList, type PriceList } from '@consultancy/validation';
import { ConfirmActionDialog } from '../../../../components/ConfirmActionDialog/ConfirmActionDialog.tsx';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { priceQuestionTexts as texts } from '../../../../texts/prices.ts';

interface DeleteDialogProps {
  draft: PriceList;
  onDeleted: (draft: PriceList) => void;
  /** Called if another administrator saved, published or deleted it: the overview behind is outdated. */
  onConflict: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a draft. */
export function DeleteDialog({ draft, onDeleted, onConflict, onClose }: DeleteDialogProps) {
  const client = useClient();
  const input = {
    params: { version: String(draft.version) },
    query: { revision: String(draft.revision) },
  };
  return (
    <ConfirmActionDialog
      action={() => reloadIfOutdated(client.request(deletePriceList, input), onConflict)}
      title={texts.removeTitle(draft.title)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      onDone={() => onDeleted(draft)}
      onClose={onClose}
    />
  );
}

import { useClient } from '@consultancy/api/hooks';
import { deletePriceList, type PriceList } from '@consultancy/validation';
import { ConfirmActionDialog } from '../../../../components/ConfirmActionDialog/ConfirmActionDialog.tsx';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { priceQuestionTexts as texts } from '../../../../texts/prices.ts';

interface DeleteDialogProps {
  draft: PriceList;
  onDeleted: (draft: PriceList) => void;
  /** Called if another administrator published or deleted it: the overview behind is outdated. */
  onConflict: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a draft. */
export function DeleteDialog({ draft, onDeleted, onConflict, onClose }: DeleteDialogProps) {
  const client = useClient();
  const params = { version: String(draft.version) };
  return (
    <ConfirmActionDialog
      action={() => reloadIfOutdated(client.request(deletePriceList, { params }), onConflict)}
      title={texts.removeTitle(draft.title)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      busyLabel={texts.removing}
      onDone={() => onDeleted(draft)}
      onClose={onClose}
    />
  );
}

import { useClient } from '@consultancy/api/hooks';
import { ConfirmDialog } from '@consultancy/ui';
import { deletePriceList, type PriceList } from '@consultancy/validation';
import { useAction } from '../../../../lib/use-action.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { failureText } from '../../../../texts/errors.ts';
import { priceQuestionTexts as texts } from '../../../../texts/prices.ts';
import { isOutdated } from '../use-price-list-editor.ts';

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
  const { run, isBusy, failure } = useAction(async () => {
    try {
      await client.request(deletePriceList, { params: { version: String(draft.version) } });
    } catch (error) {
      if (isOutdated(error)) onConflict();
      throw error;
    }
    onDeleted(draft);
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={texts.removeTitle(draft.title)}
      description={texts.removeText}
      confirmLabel={texts.remove}
      cancelLabel={commonTexts.cancel}
      busyLabel={texts.removing}
      busy={isBusy}
      error={failure ? failureText(failure) : undefined}
      onConfirm={() => void run()}
    />
  );
}

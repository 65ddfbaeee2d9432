import { useClient } from '@consultancy/api/hooks';
import { ConfirmDialog } from '@consultancy/ui';
import { removePasskey, removeTotp } from '@consultancy/validation';
import { useAction } from '../../lib/use-action.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';
import { removeTexts as texts } from '../../texts/factor-setup.ts';

/** A factor that can be removed. */
export interface RemovableFactor {
  /** Of a passkey; null for the authenticator app. */
  passkeyId: number | null;
  name: string;
}

interface RemoveFactorProps {
  factor: RemovableFactor;
  /** Whether the account has no second factor afterwards. */
  isLast: boolean;
  onClose: () => void;
  onRemoved: () => void;
}

/** Confirms the removal of a passkey or of the authenticator app. */
export function RemoveFactor({ factor, isLast, onClose, onRemoved }: RemoveFactorProps) {
  const client = useClient();
  const { passkeyId, name } = factor;
  const remove = useAction(() =>
    passkeyId === null
      ? client.request(removeTotp, {})
      : client.request(removePasskey, { params: { id: String(passkeyId) } }),
  );
  const confirm = async () => {
    if (await remove.run()) onRemoved();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={texts.title(name)}
      description={isLast ? texts.last : texts.text}
      confirmLabel={texts.confirm}
      cancelLabel={commonTexts.cancel}
      busyLabel={texts.busy}
      busy={remove.isBusy}
      error={remove.failure ? failureText(remove.failure) : undefined}
      onConfirm={() => void confirm()}
    />
  );
}

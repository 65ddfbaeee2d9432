import { useClient } from '@consultancy/api/hooks';
import { removePasskey, removeTotp } from '@consultancy/validation';
import { reloadIfOutdated } from '../../lib/reload-if-outdated.ts';
import { removeTexts as texts } from '../../texts/factor-setup.ts';
import { ConfirmActionDialog } from '../ConfirmActionDialog/ConfirmActionDialog.tsx';

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
  /** Called when the factors differ from those shown. */
  onOutdated: () => void;
}

/** Confirms the removal of a passkey or of the authenticator app. */
export function RemoveFactor(props: RemoveFactorProps) {
  const { factor, isLast, onClose, onRemoved, onOutdated } = props;
  const client = useClient();
  const { passkeyId, name } = factor;
  const remove = () =>
    passkeyId === null
      ? client.request(removeTotp, {})
      : client.request(removePasskey, { params: { id: String(passkeyId) } });
  return (
    <ConfirmActionDialog
      action={() => reloadIfOutdated(remove(), onOutdated)}
      title={texts.title(name)}
      description={isLast ? texts.last : texts.text}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      onDone={onRemoved}
      onClose={onClose}
    />
  );
}

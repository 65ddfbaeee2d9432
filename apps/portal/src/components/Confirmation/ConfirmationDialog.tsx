import type { Confirmation } from '@consultancy/api';
import { ApiCache } from '@consultancy/api/hooks';
import { Button, Dialog } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';
import { confirmIdentityTexts } from '../../texts/profile.ts';
import { confirmFactorTexts } from '../../texts/second-factor.ts';
import { FactorConfirmation } from './FactorConfirmation.tsx';
import { PasswordConfirmation } from './PasswordConfirmation.tsx';

interface ConfirmationDialogProps {
  /** The confirmation that the waiting request needs. */
  kind: Confirmation;
  /** Whose confirmation it is. */
  username: string;
  /** Called once it is confirmed, or with false when the user cancels. */
  onFinish: (confirmed: boolean) => void;
}

const textsOf = { password: confirmIdentityTexts, factor: confirmFactorTexts } as const;

/**
 * Requests the password or the second factor before a request that needs it recently confirmed. It is
 * over the page and its dialogs, whose input stays; what waits is then sent again as it was.
 */
export function ConfirmationDialog({ kind: demand, username, onFinish }: ConfirmationDialogProps) {
  const { title, text } = textsOf[demand];
  const confirm = () => onFinish(true);
  const cancel = () => onFinish(false);
  return (
    <Dialog
      open
      onOpenChange={cancel}
      title={title}
      description={text}
      closeLabel={commonTexts.close}
      footer={demand === 'factor' ? <Button onClick={cancel}>{commonTexts.cancel}</Button> : null}
    >
      {demand === 'factor' ? (
        <ApiCache>
          <FactorConfirmation username={username} onConfirmed={confirm} />
        </ApiCache>
      ) : (
        <PasswordConfirmation onConfirmed={confirm} />
      )}
    </Dialog>
  );
}

import { ConfirmDialog } from '@consultancy/ui';
import type { ComponentProps } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';

type Texts = 'title' | 'description' | 'confirmLabel' | 'busyLabel';

interface ConfirmActionDialogProps extends Pick<ComponentProps<typeof ConfirmDialog>, Texts> {
  /** Executes it; while it is in progress, the dialog stays open, and so it does with its error. */
  action: () => Promise<unknown>;
  onDone: () => void;
  /** Called when the user cancels; not while the action is in progress. */
  onClose: () => void;
}

/** Confirms an action that loses something, and executes it. Rendered while it is open. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { action, onDone, onClose, ...texts } = props;
  const { run, isBusy, failure } = useAction(action);
  const confirm = async () => {
    if (await run()) onDone();
  };
  return (
    <ConfirmDialog
      {...texts}
      open
      onOpenChange={onClose}
      tone="danger"
      cancelLabel={commonTexts.cancel}
      busy={isBusy}
      error={failure ? failureText(failure) : undefined}
      onConfirm={() => void confirm()}
    />
  );
}

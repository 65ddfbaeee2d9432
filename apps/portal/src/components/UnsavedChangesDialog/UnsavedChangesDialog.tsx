import { ConfirmDialog } from '@consultancy/ui';
import type { LeaveQuestion } from '../../lib/use-navigation-blocker.ts';

interface UnsavedChangesDialogProps extends LeaveQuestion {
  texts: {
    readonly leaveTitle: string;
    /** The consequence: which input is lost. */
    readonly leaveText: string;
    readonly leave: string;
    readonly stay: string;
  };
}

/** Confirms that a page or a dialog is left and its unsaved input is lost. */
export function UnsavedChangesDialog({
  isOpen,
  texts,
  onStay,
  onLeave,
}: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onStay}
      tone="danger"
      title={texts.leaveTitle}
      description={texts.leaveText}
      confirmLabel={texts.leave}
      cancelLabel={texts.stay}
      busyLabel={texts.leave}
      onConfirm={onLeave}
    />
  );
}

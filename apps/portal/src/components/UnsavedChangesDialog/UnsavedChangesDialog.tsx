import { ConfirmDialog } from '@consultancy/ui';

interface UnsavedChangesDialogProps {
  isOpen: boolean;
  texts: {
    readonly leaveTitle: string;
    /** The consequence: which input is lost. */
    readonly leaveText: string;
    readonly leave: string;
    readonly stay: string;
  };
  onStay: () => void;
  onLeave: () => void;
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

import { ConfirmDialog } from '@consultancy/ui';

interface LeaveQuestionProps {
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

/** Asks before a page or a dialog is left and its input is lost. */
export function LeaveQuestion({ isOpen, texts, onStay, onLeave }: LeaveQuestionProps) {
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

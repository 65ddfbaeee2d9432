import { Button, ConfirmDialog } from '@consultancy/ui';
import { useState } from 'react';
import { useLeaveGuard } from '../../../../lib/use-leave-guard.ts';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';

interface LeaveEditorProps {
  /** Whether leaving loses something. */
  isUnsaved: boolean;
  onBack: () => void;
}

/** The way back to the lists, and the question before what was typed is lost. */
export function LeaveEditor({ isUnsaved, onBack }: LeaveEditorProps) {
  const guard = useLeaveGuard(isUnsaved);
  const [isAsking, setAsking] = useState(false);
  const stay = () => {
    setAsking(false);
    guard.stay();
  };
  return (
    <>
      <div>
        <Button size="sm" onClick={() => (isUnsaved ? setAsking(true) : onBack())}>
          {texts.back}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking || guard.isAsking}
        onOpenChange={stay}
        tone="danger"
        title={texts.leaveTitle}
        description={texts.leaveText}
        confirmLabel={texts.leave}
        cancelLabel={texts.stay}
        busyLabel={texts.leave}
        onConfirm={isAsking ? onBack : guard.leave}
      />
    </>
  );
}

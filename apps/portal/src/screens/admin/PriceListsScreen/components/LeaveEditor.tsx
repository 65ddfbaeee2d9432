import { Button } from '@consultancy/ui';
import { useState } from 'react';
import { UnsavedChangesDialog } from '../../../../components/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { useNavigationBlocker } from '../../../../lib/use-navigation-blocker.ts';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';

interface LeaveEditorProps {
  /** Whether leaving discards changes. */
  isUnsaved: boolean;
  onBack: () => void;
}

/** The way back to the lists, and the confirmation before changes are discarded. */
export function LeaveEditor({ isUnsaved, onBack }: LeaveEditorProps) {
  const blocker = useNavigationBlocker(isUnsaved);
  const [isConfirming, setConfirming] = useState(false);
  const stay = () => {
    setConfirming(false);
    blocker.stay();
  };
  return (
    <>
      <div>
        <Button size="sm" onClick={() => (isUnsaved ? setConfirming(true) : onBack())}>
          {texts.back}
        </Button>
      </div>
      <UnsavedChangesDialog
        isOpen={isConfirming || blocker.isBlocked}
        texts={texts}
        onStay={stay}
        onLeave={isConfirming ? onBack : blocker.leave}
      />
    </>
  );
}

import { Dialog, type DialogProps } from '@consultancy/ui';
import { useState } from 'react';
import { useNavigationBlocker } from '../../lib/use-navigation-blocker.ts';
import { DialogLock } from './dialog-lock.ts';

/**
 * A dialog that cannot be closed, nor its page left, while a form inside sends its request: its result may
 * be shown once only, such as recovery codes.
 */
export function LockedDialog({ onOpenChange, children, ...props }: DialogProps) {
  const [isLocked, setLocked] = useState(false);
  // Without a question, as with Escape: nothing can be decided until the response is here.
  useNavigationBlocker(isLocked);
  return (
    <Dialog {...props} onOpenChange={(open) => (isLocked ? undefined : onOpenChange(open))}>
      <DialogLock value={setLocked}>{children}</DialogLock>
    </Dialog>
  );
}

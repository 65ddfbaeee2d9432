import { Dialog, type DialogProps } from '@consultancy/ui';
import { useState } from 'react';
import { DialogHold } from './dialog-hold.ts';

/**
 * A dialog that cannot be closed while a form inside sends its request: its result may be shown
 * once only, such as recovery codes.
 */
export function HeldDialog({ onOpenChange, children, ...props }: DialogProps) {
  const [isHeld, setHeld] = useState(false);
  return (
    <Dialog {...props} onOpenChange={(open) => (isHeld ? undefined : onOpenChange(open))}>
      <DialogHold value={setHeld}>{children}</DialogHold>
    </Dialog>
  );
}

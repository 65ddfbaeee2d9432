import { useState } from 'react';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

/** The question before unsaved input is lost with a dialog that is closed, or with its page. */
export interface LeaveQuestion {
  /** Closes the dialog, after the question where input would be lost. */
  close: () => void;
  /** Props of `UnsavedChangesDialog`. */
  props: { isOpen: boolean; onStay: () => void; onLeave: () => void };
}

/** Asks before a dialog with unsaved input is closed, and before back, forward or a link discards it. */
export function useLeaveQuestion(isUnsaved: boolean, onClose: () => void): LeaveQuestion {
  const [isClosing, setClosing] = useState(false);
  const blocker = useNavigationBlocker(isUnsaved);
  return {
    close: () => (isUnsaved ? setClosing(true) : onClose()),
    props: {
      isOpen: isClosing || blocker.isBlocked,
      onStay: () => {
        setClosing(false);
        blocker.stay();
      },
      onLeave: blocker.isBlocked ? blocker.leave : onClose,
    },
  };
}

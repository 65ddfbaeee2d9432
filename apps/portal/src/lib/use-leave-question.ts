import { useState } from 'react';
import { type LeaveQuestion, useNavigationBlocker } from './use-navigation-blocker.ts';

/** Asks before a dialog with unsaved input is closed, and before back, forward or a link discards it. */
export function useLeaveQuestion(isUnsaved: boolean, onClose: () => void) {
  const [isClosing, setClosing] = useState(false);
  const blocked = useNavigationBlocker(isUnsaved);
  const question: LeaveQuestion = {
    isOpen: isClosing || blocked.isOpen,
    onStay: () => {
      setClosing(false);
      blocked.onStay();
    },
    onLeave: blocked.isOpen ? blocked.onLeave : onClose,
  };
  return {
    /** Closes the dialog, after the question where input would be lost. */
    close: () => (isUnsaved ? setClosing(true) : onClose()),
    question,
  };
}

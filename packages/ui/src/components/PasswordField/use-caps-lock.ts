import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key event of a control; pass it the control's key events. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, watch, forget: () => setOn(false) };
}

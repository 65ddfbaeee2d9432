import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key press in a control; feed it the control's key events. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => {
    setOn(event.getModifierState('CapsLock'));
  };
  return { on, watch, forget: () => setOn(false) };
}

import {
  unstable_Provider as CheckboxProvider,
  unstable_Trigger as CheckboxTrigger,
} from '@radix-ui/react-checkbox';
import type { MouseEvent } from 'react';
import { selectionBox } from './selection.css.ts';

interface SelectionBoxProps {
  checked: boolean | 'indeterminate';
  /** The `id` for a `label` element. */
  id?: string | undefined;
  /** Accessible name, if there is no `label` element. */
  label?: string | undefined;
  /** Called on click. @param isRange whether the Shift key is down. */
  onToggle: (isRange: boolean) => void;
}

/** A click with Shift would also select text. */
function preventTextSelection(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

/** A checkbox without a form input, for the selection of rows. */
export function SelectionBox({ id, checked, label, onToggle }: SelectionBoxProps) {
  return (
    <CheckboxProvider checked={checked}>
      <CheckboxTrigger
        id={id}
        aria-label={label}
        onMouseDown={preventTextSelection}
        onClick={(event) => {
          event.currentTarget.focus();
          onToggle(event.shiftKey);
        }}
        className={selectionBox}
      />
    </CheckboxProvider>
  );
}

import {
  unstable_Provider as CheckboxProvider,
  unstable_Trigger as CheckboxTrigger,
} from '@radix-ui/react-checkbox';
import type { MouseEvent } from 'react';
import { selectionBox } from './selection.css.ts';

interface SelectionBoxProps {
  checked: boolean | 'indeterminate';
  /** For a `label` element that names the box. */
  id?: string | undefined;
  /** Names the box where no element does. */
  label?: string | undefined;
  /** @param isRange with the Shift key, by mouse or keyboard. */
  onToggle: (isRange: boolean) => void;
}

/** A shifted click would select text as well. */
function preventTextSelection(event: MouseEvent) {
  if (event.shiftKey) event.preventDefault();
}

/** A checkbox without the input of a form: it selects rows. */
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

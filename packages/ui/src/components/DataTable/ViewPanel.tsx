import { PopoverPanel } from '../Popover/PopoverPanel.tsx';
import type { FloatingProps } from '../private/Floating/use-floating.ts';
import { ViewChoices, type ViewChoicesProps } from './ViewChoices.tsx';

interface ViewPanelProps<Row> extends FloatingProps {
  choices: ViewChoicesProps<Row>;
}

/** The popover with the controls of columns, sort order and density. */
export function ViewPanel<Row>({ choices, ...floating }: ViewPanelProps<Row>) {
  const { label, closeLabel } = choices.texts;
  return (
    <PopoverPanel {...floating} title={label} closeLabel={closeLabel} align="end">
      <ViewChoices {...choices} />
    </PopoverPanel>
  );
}

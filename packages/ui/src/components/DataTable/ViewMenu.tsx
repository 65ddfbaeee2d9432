import { SlidersHorizontal } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { ViewChoices, type ViewChoicesProps } from './ViewChoices.tsx';

/** The button that opens the choices of columns, order and density. */
export function ViewMenu<Row>(props: ViewChoicesProps<Row>) {
  const { texts } = props;
  const trigger = (
    <Button size="sm" iconStart={<SlidersHorizontal />}>
      {texts.label}
    </Button>
  );
  return (
    <Popover trigger={trigger} title={texts.label} closeLabel={texts.closeLabel} align="end">
      <ViewChoices {...props} />
    </Popover>
  );
}

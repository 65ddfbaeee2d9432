import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useFloating } from '../private/Floating/use-floating.ts';
import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';
import type { ViewChoicesProps } from './ViewChoices.tsx';

const panel = lazyChunk(() => import('./ViewPanel.tsx').then((module) => module.ViewPanel));

/** The button that opens the controls of columns, sort order and density. */
export function ViewMenu<Row>(props: ViewChoicesProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const floating = useFloating(panel, { popup: 'dialog', isOpen, setOpen });
  const { chunk: Panel, triggerProps, floatingProps } = floating;
  return (
    <>
      <Button size="sm" iconStart={<SlidersHorizontal />} {...triggerProps}>
        {props.texts.label}
      </Button>
      {Panel ? <Panel {...floatingProps} choices={props} /> : null}
    </>
  );
}

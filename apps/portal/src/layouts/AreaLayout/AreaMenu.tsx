import { Button, Sheet } from '@consultancy/ui';
import { type MouseEvent, useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { AreaSidebar } from './AreaSidebar.tsx';
import type { AreaNavigation } from './area-navigation.ts';

/** The sidebar as a drawer, for screens that have no room beside the content. */
export function AreaMenu({ navigation }: { navigation: AreaNavigation }) {
  const [open, setOpen] = useState(false);
  const closeOnLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    // Once the press is over: a link that is taken away before its router hears of the press is
    // followed by the browser, which loads the whole portal again.
    setTimeout(() => setOpen(false));
  };
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        {navigation.label}
      </Button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={navigation.label}
        closeLabel={commonTexts.close}
      >
        {/* The links themselves take key presses; this only hears of what they did. */}
        <div onClickCapture={closeOnLink}>
          <AreaSidebar navigation={navigation} />
        </div>
      </Sheet>
    </>
  );
}

import { Button, Sheet } from '@consultancy/ui';
import { useState } from 'react';
import { commonTexts } from '../../texts/common.ts';
import { AreaSidebar } from './AreaSidebar.tsx';
import type { AreaEntry, AreaNavigation } from './area-navigation.ts';

interface AreaMenuProps {
  navigation: AreaNavigation;
  /** The entry of the current page. */
  current: AreaEntry;
}

/** The sidebar as a drawer, for screens without space beside the content. */
export function AreaMenu({ navigation, current }: AreaMenuProps) {
  const [open, setOpen] = useState(false);
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
        closeOnClickOf="links"
      >
        <AreaSidebar navigation={navigation} current={current} />
      </Sheet>
    </>
  );
}

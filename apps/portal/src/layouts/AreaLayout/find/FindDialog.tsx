import { useSession } from '@consultancy/api/hooks';
import { Combobox, Dialog } from '@consultancy/ui';
import { findTextMaximum } from '@consultancy/validation';
import { useState } from 'react';
import { findLabel } from '../../../texts/areas.ts';
import { commonTexts } from '../../../texts/common.ts';
import { findTexts as texts } from '../../../texts/find.ts';
import type { AreaNavigation } from '../area-navigation.ts';
import * as styles from './FindDialog.css.ts';
import { useFind } from './use-find.ts';

interface FindDialogProps {
  navigation: AreaNavigation;
  /** Called with the URL of the chosen page or record. */
  onChoose: (href: string) => void;
  onClose: () => void;
}

/** Finds pages, and for administrators also tools, users and numbers, by keyboard. */
export function FindDialog({ navigation, onChoose, onClose }: FindDialogProps) {
  const { isAdmin } = useSession();
  const [typed, setTyped] = useState('');
  const { options, state } = useFind(navigation, typed);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={findLabel}
      closeLabel={commonTexts.close}
    >
      <div className={styles.space}>
        <Combobox
          label={isAdmin ? texts.recordsLabel : texts.pagesLabel}
          hint={isAdmin ? texts.recordsHint : texts.pagesHint}
          options={options}
          state={state}
          texts={texts}
          onQueryChange={setTyped}
          onChoose={({ key }) => (key === undefined ? undefined : onChoose(key))}
          maxLength={findTextMaximum}
          autoCapitalize="none"
          autoComplete="off"
        />
      </div>
    </Dialog>
  );
}

import { useClient } from '@consultancy/api/hooks';
import { Button } from '@consultancy/ui';
import { releaseMachine } from '@consultancy/validation';
import { useState } from 'react';
import { machineTexts as texts } from '../../texts/user.ts';
import { ConfirmActionDialog } from '../ConfirmActionDialog/ConfirmActionDialog.tsx';
import { quietAction } from '../QuietActions/QuietActions.css.ts';

/**
 * Releases the machine after a confirmation, so that another one can be registered (decisions §4).
 */
export function ReleaseMachine({ onReleased }: { onReleased: () => void }) {
  const client = useClient();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <span className={quietAction.md}>
        <Button variant="quiet" onClick={() => setConfirming(true)}>
          {texts.release}
        </Button>
      </span>
      {isConfirming ? (
        <ConfirmActionDialog
          action={() => client.request(releaseMachine, {})}
          title={texts.releaseTitle}
          description={texts.releaseText}
          confirmLabel={texts.release}
          busyLabel={texts.releasing}
          onDone={() => {
            setConfirming(false);
            onReleased();
          }}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}

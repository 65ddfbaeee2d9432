import { useClient } from '@consultancy/api/hooks';
import { Button, ConfirmDialog } from '@consultancy/ui';
import { releaseMachine } from '@consultancy/validation';
import { useState } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';
import { machineTexts as texts } from '../../texts/user.ts';

/**
 * Releases the machine after a confirmation, so that another one can be registered (decisions §4).
 */
export function ReleaseMachine({ onReleased }: { onReleased: () => void }) {
  const client = useClient();
  const [isConfirming, setConfirming] = useState(false);
  const release = useAction(() => client.request(releaseMachine, {}));
  const confirm = async () => {
    if (!(await release.run())) return;
    setConfirming(false);
    onReleased();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        {texts.release}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => {
          setConfirming(open);
          release.reset();
        }}
        tone="danger"
        title={texts.releaseTitle}
        description={texts.releaseText}
        confirmLabel={texts.release}
        cancelLabel={commonTexts.cancel}
        busyLabel={texts.releasing}
        busy={release.isBusy}
        error={release.failure ? failureText(release.failure) : undefined}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

import { releaseMachine } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { Button, ConfirmDialog } from '@consultancy/ui';
import { useState } from 'react';
import { useAction } from '../../lib/use-action.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';
import { machineTexts as texts } from '../../texts/user.ts';

/** Releases the machine after a question, so that another one can be registered (decisions §4). */
export function ReleaseMachine({ onReleased }: { onReleased: () => void }) {
  const client = useClient();
  const [isAsking, setAsking] = useState(false);
  const release = useAction(() => releaseMachine(client));
  const confirm = async () => {
    if (!(await release.run())) return;
    setAsking(false);
    onReleased();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.release}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
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

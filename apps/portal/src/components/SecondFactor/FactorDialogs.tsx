import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { type RemovableFactor, RemoveFactor } from './RemoveFactor.tsx';
import { RenewCodes } from './RenewCodes.tsx';
import type { SetupProps } from './SetupDialog.tsx';

/** A task for which a dialog about the second factor opens. */
export type FactorTask =
  | { kind: 'passkey' | 'app' | 'replace-app' | 'renew' }
  | { kind: 'remove'; factor: RemovableFactor; isLast: boolean };

interface FactorDialogsProps extends SetupProps {
  task: FactorTask;
}

/** The dialog of one task. */
export function FactorDialogs({ task, ...props }: FactorDialogsProps) {
  switch (task.kind) {
    case 'passkey':
      return <AddPasskey {...props} />;
    case 'app':
      return <AddApp {...props} isReplacement={false} />;
    case 'replace-app':
      return <AddApp {...props} isReplacement />;
    case 'renew':
      return <RenewCodes {...props} />;
    case 'remove': {
      const { onChanged, onDone, onClose } = props;
      const removed = () => {
        onChanged();
        onDone();
      };
      return (
        <RemoveFactor {...task} onClose={onClose} onRemoved={removed} onOutdated={onChanged} />
      );
    }
  }
}

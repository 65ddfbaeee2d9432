import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLeaveQuestion } from '../../lib/use-leave-question.ts';
import { commonTexts } from '../../texts/common.ts';
import { recoveryTexts } from '../../texts/factor-setup.ts';
import { LockedDialog } from '../LockedDialog/LockedDialog.tsx';
import { UnsavedChangesDialog } from '../UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** New recovery codes; null where a further factor brings none. */
interface SetupResult {
  recovery_codes: readonly string[] | null;
}

interface SetupDialogProps {
  username: string;
  title: string;
  /** The question before the user steps back; none while nothing would be lost. */
  leaveTexts?: ComponentProps<typeof UnsavedChangesDialog>['texts'] | undefined;
  /** Called when the user steps back before anything was set up. */
  onClose: () => void;
  /** Called as soon as something was set up; the dialog may still show its recovery codes. */
  onChanged: () => void;
  /** Called once it was set up, and its recovery codes are saved. */
  onDone: () => void;
  /** The steps. @param finish called with their result. */
  children: (finish: (result: SetupResult) => void) => ReactNode;
}

/** A set-up in a dialog, which ends with recovery codes where there are new ones. */
export function SetupDialog(props: SetupDialogProps) {
  const { username, title, onClose, onChanged, onDone, children } = props;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const leaveTexts = codes ? recoveryTexts : props.leaveTexts;
  const { close, question } = useLeaveQuestion(leaveTexts !== undefined, codes ? onDone : onClose);
  const finish = ({ recovery_codes }: SetupResult) => {
    onChanged();
    if (recovery_codes) setCodes(recovery_codes);
    else onDone();
  };
  return (
    <>
      <LockedDialog
        open
        onOpenChange={close}
        title={codes ? recoveryTexts.title : title}
        closeLabel={commonTexts.close}
      >
        {codes ? (
          <RecoveryCodes codes={codes} username={username} onSaved={onDone} />
        ) : (
          children(finish)
        )}
      </LockedDialog>
      <UnsavedChangesDialog {...question} texts={leaveTexts ?? recoveryTexts} />
    </>
  );
}

/** Props that every set-up dialog has. */
export type SetupProps = Pick<SetupDialogProps, 'username' | 'onClose' | 'onChanged' | 'onDone'>;

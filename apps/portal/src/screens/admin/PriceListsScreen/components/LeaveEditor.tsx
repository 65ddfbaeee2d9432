import { Button } from '@consultancy/ui';
import { UnsavedChangesDialog } from '../../../../components/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { useLeaveQuestion } from '../../../../lib/use-leave-question.ts';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';

interface LeaveEditorProps {
  /** Whether leaving discards changes. */
  isUnsaved: boolean;
  onBack: () => void;
}

/** The way back to the lists, and the confirmation before changes are discarded. */
export function LeaveEditor({ isUnsaved, onBack }: LeaveEditorProps) {
  const { close, question } = useLeaveQuestion(isUnsaved, onBack);
  return (
    <>
      <div>
        <Button size="sm" onClick={close}>
          {texts.back}
        </Button>
      </div>
      <UnsavedChangesDialog {...question} texts={texts} />
    </>
  );
}

import type { ApiError } from '@consultancy/api';
import { Button, Inline, Text } from '@consultancy/ui';
import type { Action } from '../../../../lib/use-action.ts';
import { failureText } from '../../../../texts/errors.ts';
import { priceEditorTexts as texts } from '../../../../texts/prices.ts';
import { isChangedConcurrently, isGone } from '../use-price-list-editor.ts';

interface EditorConflictProps {
  /** Error of saving the draft. */
  failure: ApiError | Error | null;
  onSaveAsNew: () => void;
  reload: Action<[]>;
}

/** Choices if another administrator saved, published or deleted the draft concurrently. */
export function EditorConflict({ failure, onSaveAsNew, reload }: EditorConflictProps) {
  const isChanged = isChangedConcurrently(failure);
  if (!isChanged && !isGone(failure)) return null;
  return (
    <>
      <Text size="sm">{isChanged ? texts.changedMeanwhile : texts.gone}</Text>
      <Inline gap="xs">
        <Button type="submit" onClick={onSaveAsNew}>
          {texts.saveAsNew}
        </Button>
        {isChanged ? (
          <Button
            busy={reload.isBusy}
            busyLabel={texts.reloading}
            onClick={() => void reload.run()}
          >
            {texts.reload}
          </Button>
        ) : null}
      </Inline>
      {reload.failure ? <Text size="sm">{failureText(reload.failure)}</Text> : null}
    </>
  );
}

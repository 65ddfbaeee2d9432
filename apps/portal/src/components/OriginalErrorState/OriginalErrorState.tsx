import { Button, ErrorState } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';
import type { Original } from '../../texts/originals-en.ts';

interface OriginalErrorStateProps {
  /** The English text and its Spanish line. */
  original: Original;
  onRetry: () => void;
}

/** Stands where data would be: an English text of the specification, and a way to try again. */
export function OriginalErrorState({ original, onRetry }: OriginalErrorStateProps) {
  return (
    <ErrorState
      title={original.text}
      lang="en"
      action={<Button onClick={onRetry}>{commonTexts.retry}</Button>}
    >
      {original.help}
    </ErrorState>
  );
}

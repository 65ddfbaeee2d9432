import { Button, ErrorState, Inline } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { commonTexts } from '../../texts/common.ts';
import type { Original } from '../../texts/originals-en.ts';

interface OriginalErrorStateProps {
  /** The English text and its Spanish line. */
  original: Original;
  onRetry: () => void;
  /** Another action beside the retry. */
  more?: ReactNode;
}

/** Error state in place of data: an English text of the specification, and a retry. */
export function OriginalErrorState({ original, onRetry, more }: OriginalErrorStateProps) {
  return (
    <ErrorState
      title={original.text}
      lang="en"
      action={
        <Inline gap="md" align="center">
          <Button onClick={onRetry}>{commonTexts.retry}</Button>
          {more}
        </Inline>
      }
    >
      {original.help}
    </ErrorState>
  );
}

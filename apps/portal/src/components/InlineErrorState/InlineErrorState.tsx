import { Button, Stack, Text } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';
import { NewStatus } from '../StatusRegion/NewStatus.tsx';

interface InlineErrorStateProps {
  /** The content that could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Error state of a card whose data failed to load, while the rest of the page works. */
export function InlineErrorState({ text, onRetry }: InlineErrorStateProps) {
  return (
    <Stack gap="sm" align="start">
      <NewStatus>
        <Text tone="muted">{text}</Text>
      </NewStatus>
      <Button size="sm" onClick={() => onRetry()}>
        {commonTexts.retry}
      </Button>
    </Stack>
  );
}

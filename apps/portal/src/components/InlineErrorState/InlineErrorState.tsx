import { Button, Stack, Text } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';

interface InlineErrorStateProps {
  /** The content that could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Error state of a card whose data failed to load, while the rest of the page works. */
export function InlineErrorState({ text, onRetry }: InlineErrorStateProps) {
  return (
    <Stack gap="sm" align="start">
      <Text tone="muted">{text}</Text>
      <Button size="sm" onClick={() => onRetry()}>
        {commonTexts.retry}
      </Button>
    </Stack>
  );
}

import { Button, Stack, Text } from '@consultancy/ui';
import { commonTexts } from '../../texts/common.ts';

interface QuietFailureProps {
  /** What could not be shown. */
  text: string;
  onRetry: () => void;
}

/** Stands in a card whose data did not come, while the rest of the page can be used. */
export function QuietFailure({ text, onRetry }: QuietFailureProps) {
  return (
    <Stack gap="sm" align="start">
      <Text tone="muted">{text}</Text>
      <Button size="sm" onClick={() => onRetry()}>
        {commonTexts.retry}
      </Button>
    </Stack>
  );
}

import { Alert, Button, Inline, Stack, Text } from '@consultancy/ui';
import { fewRecoveryCodes, factorCardTexts as texts } from '../../texts/factor-setup.ts';

interface RecoveryStateProps {
  /** Recovery codes that are left. */
  left: number;
  onRenew: () => void;
}

/** How many recovery codes are left, and the button that renews them. */
export function RecoveryState({ left, onRenew }: RecoveryStateProps) {
  return (
    <Stack gap="sm">
      <Inline gap="sm" justify="between">
        <Stack gap="xs">
          <Text weight="medium">{texts.codes}</Text>
          <Text size="sm" tone="muted">
            {texts.codesLeft(left)}
          </Text>
        </Stack>
        <Button size="sm" onClick={onRenew}>
          {texts.renew}
        </Button>
      </Inline>
      {left <= fewRecoveryCodes ? <Alert tone="warning">{texts.fewCodes}</Alert> : null}
    </Stack>
  );
}

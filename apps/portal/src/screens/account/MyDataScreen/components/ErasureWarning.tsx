import { useEndpoint } from '@consultancy/api/hooks';
import { Alert, Stack, Text } from '@consultancy/ui';
import { formatDecimal, getUserInformation } from '@consultancy/validation';
import { availableCredits } from '../../../../lib/available-credits.ts';
import { myDataTexts as texts } from '../../../../texts/data-requests.ts';

/** The consequences of an erasure: what it ends, what it leaves, and the credits that it costs. */
export function ErasureWarning({ username }: { username: string | null }) {
  const input = username === null ? null : { params: { username } };
  const { data } = useEndpoint(getUserInformation, input);
  const credits = data && {
    available: availableCredits(data.current_credits, data.pending_credits),
    pending: data.pending_credits,
  };
  return (
    <Alert tone="warning" title={texts.erasureTitle} live="polite">
      <Stack gap="xs">
        <Text size="sm">{texts.erasureText}</Text>
        {credits ? (
          <Text size="sm">
            {texts.erasureCredits(formatDecimal(credits.available), formatDecimal(credits.pending))}
          </Text>
        ) : null}
      </Stack>
    </Alert>
  );
}

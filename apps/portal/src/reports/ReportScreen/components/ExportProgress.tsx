import { Alert, Progress, Stack, Text } from '@consultancy/ui';
import { formatBytes } from '../../../lib/format-bytes.ts';
import { commonTexts } from '../../../texts/common.ts';
import { failureText } from '../../../texts/errors.ts';
import { exportProgressTexts as texts } from '../../../texts/export-progress.ts';
import type { ExportState } from '../use-export.ts';

interface ExportProgressProps {
  state: ExportState;
  onCancel: () => void;
}

function Failure({ error }: Extract<ExportState, { status: 'failed' }>) {
  return (
    <Alert tone="danger">
      <Stack gap="xs">
        <Text size="sm">{texts.failed}</Text>
        <Text size="sm">{failureText(error)}</Text>
        {error.retryAfter === null ? null : (
          <Text size="sm">{commonTexts.waitSeconds(error.retryAfter)}</Text>
        )}
      </Stack>
    </Alert>
  );
}

/** Progress of an export, its result, and a button that cancels it. */
export function ExportProgress({ state, onCancel }: ExportProgressProps) {
  return (
    <div data-print="hidden">
      {state.status === 'running' ? (
        <Progress
          label={texts.running(state.format.toUpperCase(), formatBytes(state.bytes))}
          onCancel={onCancel}
          cancelLabel={texts.cancel}
        />
      ) : null}
      {/* Rendered before its text, so that changes are announced. */}
      <div role="status">
        {state.status === 'done' ? (
          <Text size="sm" tone="muted">
            {texts.done(state.fileName)}
          </Text>
        ) : null}
        {state.status === 'failed' ? <Failure {...state} /> : null}
      </div>
    </div>
  );
}

import { Alert, Button, Card, Inline, RestoreFocus, Stack, Text } from '@consultancy/ui';
import type { DataRequestCase, DataRequestStep } from '@consultancy/validation';
import { useState } from 'react';
import { StatusRegion } from '../../../../components/StatusRegion/StatusRegion.tsx';
import {
  dataRequestStepTexts,
  dataRequestTexts as texts,
} from '../../../../texts/data-requests.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

interface CaseStepsProps {
  request: DataRequestCase;
  /** Whether it is the administrator's own request. */
  isOwn: boolean;
  onChanged: () => void;
}

const variants: Partial<Record<DataRequestStep, 'primary' | 'danger'>> = {
  resolve: 'primary',
  erase: 'danger',
};

/** The steps that apply to a request now; the server decides which. */
export function CaseSteps({ request, isOwn, onChanged }: CaseStepsProps) {
  const [step, setStep] = useState<DataRequestStep | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { steps } = request;
  // The job of an erasure ends after the response, whose message would stay.
  const isErased = request.kind === 'erasure' && request.account === null;
  const dialog = {
    request,
    onClose: () => setStep(null),
    onOutdated: onChanged,
    onDone: (done: string) => {
      setStep(null);
      setMessage(done);
      onChanged();
    },
  };
  return (
    <Card title={texts.steps}>
      {/* A step takes its own button away, and the next ones are beside it. */}
      <RestoreFocus>
        <Stack gap="md">
          <StatusRegion>
            {message === null ? null : (
              <Alert tone="success">{isErased ? texts.erasureDone : message}</Alert>
            )}
          </StatusRegion>
          {steps.length === 0 ? (
            <Text tone="muted">{isOwn ? texts.ownRequest : texts.noSteps}</Text>
          ) : (
            <Inline gap="sm">
              {steps.map((name) => (
                <Button key={name} variant={variants[name]} onClick={() => setStep(name)}>
                  {dataRequestStepTexts[name].button}
                </Button>
              ))}
            </Inline>
          )}
        </Stack>
      </RestoreFocus>
      {step === 'erase' ? <EraseDialog {...dialog} /> : null}
      {step !== null && step !== 'erase' ? <StepDialog {...dialog} step={step} /> : null}
    </Card>
  );
}

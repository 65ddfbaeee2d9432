import { Button, Stack, Text } from '@consultancy/ui';
import { useEffect, useRef } from 'react';
import * as z from 'zod/mini';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { methodTexts } from '../../texts/second-factor.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';

const nothing = z.object({});
const texts = methodTexts.passkey;

interface PasskeyProofProps {
  /** Accessible name of the form. */
  label: string;
  /** Requests a challenge, has the browser respond to it, and sends the response. */
  prove: () => Promise<void>;
}

/** A button that opens the browser's prompt. Each try needs a new challenge, so it stays. */
export function PasskeyProof({ label, prove }: PasskeyProofProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { submit, isBusy, failure } = useSentForm({
    schema: nothing,
    defaults: {},
    send: prove,
    onSuccess: () => {},
  });
  useEffect(() => button.current?.focus(), []);
  return (
    <form aria-label={label} aria-busy={isBusy} noValidate method="post" onSubmit={submit}>
      <Stack gap="md">
        <Text>{texts.text}</Text>
        <FailureAlert failure={failure} />
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="lg"
          fullWidth
          busy={isBusy}
          busyLabel={texts.busy}
        >
          {texts.submit}
        </Button>
      </Stack>
    </form>
  );
}

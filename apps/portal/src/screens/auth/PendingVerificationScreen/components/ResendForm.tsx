import { useClient } from '@consultancy/api/hooks';
import { Alert, Button, Heading, Stack, Text, TextField } from '@consultancy/ui';
import { resendVerification } from '@consultancy/validation';
import { useState } from 'react';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { FailureAlert } from '../../../../components/FailureAlert/FailureAlert.tsx';
import { resendForm } from '../../../../lib/forms/form-schemas.ts';
import { useProtectedForm } from '../../../../lib/forms/use-protected-form.ts';
import { pendingTexts as texts } from '../../../../texts/auth.ts';

/** Requests another verification link. The response never reveals whether an account exists. */
export function ResendForm({ email }: { email: string }) {
  const client = useClient();
  const [sent, setSent] = useState(false);
  const { form, submit, isBusy, failure, botCheck } = useProtectedForm({
    schema: resendForm,
    defaults: { email },
    // §7 names four actions; this one belongs to the registration.
    action: 'register',
    send: (values: { email: string }, recaptchaToken) => {
      setSent(false);
      return client.request(resendVerification, { body: { ...values, recaptchaToken } });
    },
    onSuccess: () => setSent(true),
  });
  return (
    <form noValidate aria-label={texts.resend} onSubmit={submit} onFocus={botCheck.prepare}>
      <Stack gap="md" align="stretch">
        <Heading level={2} size="sm">
          {texts.resendTitle}
        </Heading>
        <Text tone="muted">{texts.resendText}</Text>
        <TextField
          {...fieldProps(form, 'email')}
          label={texts.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <FailureAlert failure={failure} />
        {sent ? (
          <Alert tone="success" live="polite">
            {texts.resent}
          </Alert>
        ) : null}
        <Button type="submit" busy={isBusy} busyLabel={texts.resending}>
          {texts.resend}
        </Button>
      </Stack>
    </form>
  );
}

import { useClient } from '@consultancy/api/hooks';
import {
  Alert,
  Button,
  Card,
  FormTexts,
  RestoreFocus,
  Stack,
  Text,
  TextAreaField,
  TextField,
} from '@consultancy/ui';
import { type SuggestionForm, sendSuggestion, suggestionForm } from '@consultancy/validation';
import { useState } from 'react';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { NeedsScript } from '../../../../components/NeedsScript/NeedsScript.tsx';
import { ProtectedFormFrame } from '../../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { UnsavedChangesDialog } from '../../../../components/UnsavedChangesDialog/UnsavedChangesDialog.tsx';
import { useProtectedForm } from '../../../../lib/forms/use-protected-form.ts';
import { useNavigationBlocker } from '../../../../lib/use-navigation-blocker.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { discardTexts } from '../../../../texts/discard.ts';
import { contactTexts } from '../../../../texts/support.ts';

const texts = contactTexts.suggestions;

const blank: SuggestionForm = { name: '', email: '', message: '' };

function useSuggestion(onSent: () => void) {
  const client = useClient();
  return useProtectedForm({
    schema: suggestionForm,
    defaults: blank,
    action: 'suggestion',
    send: ({ name, email, message }: SuggestionForm, recaptchaToken) =>
      client.request(sendSuggestion, {
        body: { ...(name && { name }), ...(email && { email }), message, recaptchaToken },
      }),
    onSuccess: onSent,
  });
}

function SuggestionFields({ onSent }: { onSent: () => void }) {
  const suggestion = useSuggestion(onSent);
  const { form } = suggestion;
  const question = useNavigationBlocker(form.watch('message') !== '');
  return (
    <>
      <ProtectedFormFrame
        protectedForm={suggestion}
        label={texts.title}
        submitLabel={texts.send}
        busyLabel={texts.sending}
      >
        <Text tone="muted">{texts.lead}</Text>
        <FormTexts optional={commonTexts.optional}>
          <TextAreaField {...fieldProps(form, 'message')} label={texts.message} rows={6} required />
          <TextField {...fieldProps(form, 'name')} label={texts.name} autoComplete="name" />
          <TextField
            {...fieldProps(form, 'email')}
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </FormTexts>
      </ProtectedFormFrame>
      <UnsavedChangesDialog {...question} texts={discardTexts} />
    </>
  );
}

/** The suggestion box (§2): suggestions are stored and mailed to support. */
export function SuggestionBox() {
  const [sent, setSent] = useState(false);
  return (
    <Card title={texts.title} framed>
      <RestoreFocus>
        {sent ? (
          <Stack gap="md" align="start">
            <Alert tone="success" live="polite" title={texts.sentTitle}>
              {texts.sent}
            </Alert>
            <Button onClick={() => setSent(false)}>{texts.another}</Button>
          </Stack>
        ) : (
          <NeedsScript instead={texts.withoutScript}>
            <SuggestionFields onSent={() => setSent(true)} />
          </NeedsScript>
        )}
      </RestoreFocus>
    </Card>
  );
}

import { isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { Alert, Button, PasswordField, Stack, Text } from '@consultancy/ui';
import {
  confirmRegistration,
  discardRegistration,
  type RegistrationConfirmationForm,
  registrationConfirmationForm,
} from '@consultancy/validation';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ConfirmActionDialog } from '../../../../components/ConfirmActionDialog/ConfirmActionDialog.tsx';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { SentFormFrame } from '../../../../components/SentFormFrame/SentFormFrame.tsx';
import { paths } from '../../../../config/paths.ts';
import { useSentForm } from '../../../../lib/forms/use-sent-form.ts';
import { passwordLabels } from '../../../../texts/common.ts';
import { otherBrowserTexts as texts } from '../../../../texts/registration.ts';

interface OtherBrowserFormProps {
  /** Token of the link. */
  token: string;
  /** Called once the registration is verified, or the link rejected. */
  onChecked: (state: 'done' | 'invalid') => void;
}

function PasswordForm({ token, onChecked }: OtherBrowserFormProps) {
  const client = useClient();
  const sentForm = useSentForm({
    schema: registrationConfirmationForm,
    defaults: { password: '' } satisfies RegistrationConfirmationForm,
    send: async ({ password }: RegistrationConfirmationForm) => {
      try {
        return await client.request(confirmRegistration, { body: { token, password } });
      } catch (error) {
        if (isApiError(error) && error.code === 'LINK_INVALID') onChecked('invalid');
        throw error;
      }
    },
    onSuccess: () => onChecked('done'),
  });
  return (
    <SentFormFrame
      sentForm={sentForm}
      label={texts.confirm}
      submitLabel={texts.confirm}
      busyLabel={texts.confirming}
    >
      <PasswordField
        {...fieldProps(sentForm.form, 'password')}
        label={texts.password}
        autoComplete="current-password"
        {...passwordLabels}
        required
      />
    </SentFormFrame>
  );
}

function Discard({ token, onDiscarded }: { token: string; onDiscarded: () => void }) {
  const client = useClient();
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <Button variant="quiet" fullWidth onClick={() => setConfirming(true)}>
        {texts.discard}
      </Button>
      {isConfirming ? (
        <ConfirmActionDialog
          action={() => client.request(discardRegistration, { body: { token } })}
          title={texts.discardTitle}
          description={texts.discardText}
          confirmLabel={texts.discardConfirm}
          busyLabel={texts.discarding}
          onDone={onDiscarded}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  );
}

/** The request is discarded; the dialog that did it has no button left to give the focus back to. */
function Discarded() {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Alert tone="success" live="polite" title={texts.discarded}>
        {texts.discardedHelp}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link ref={link} to={paths.register.href()}>
          {texts.register}
        </Link>
      </Button>
    </Stack>
  );
}

/**
 * A link that was opened in another browser than the registration was made in: it asks for the
 * password chosen, or lets the mailbox's owner start over (ADR 051).
 */
export function OtherBrowserForm(props: OtherBrowserFormProps) {
  const [isDiscarded, setDiscarded] = useState(false);
  if (isDiscarded) return <Discarded />;
  return (
    <Stack gap="lg">
      <Text>{texts.lead}</Text>
      <PasswordForm {...props} />
      <Text size="sm" tone="muted">
        {texts.notMine}
      </Text>
      <Discard token={props.token} onDiscarded={() => setDiscarded(true)} />
    </Stack>
  );
}

import { useClient } from '@consultancy/api/hooks';
import { Button, Stack } from '@consultancy/ui';
import { type RegistrationForm, register, registrationForm } from '@consultancy/validation';
import { PageHeading } from '../../../../components/PageHeading/PageHeading.tsx';
import { ProtectedFormFrame } from '../../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { useProtectedForm } from '../../../../lib/forms/use-protected-form.ts';
import { authTexts } from '../../../../texts/auth.ts';
import { registrationTexts } from '../../../../texts/registration.ts';
import { ConsentFields } from './ConsentFields.tsx';
import { RegistrationFields } from './RegistrationFields.tsx';
import { registrationDraft, useRegistrationDraft } from './registration-draft.ts';
import { noRegistration } from './registration-values.ts';

interface RegistrationViewProps {
  /** Called with the e-mail that the verification link was sent to. */
  onRegistered: (email: string) => void;
  /** Shows the sign-in instead. */
  onToggle: () => void;
}

/** The registration form (§3, §5). */
export function RegistrationView({ onRegistered, onToggle }: RegistrationViewProps) {
  const client = useClient();
  const protectedForm = useProtectedForm({
    schema: registrationForm,
    defaults: noRegistration,
    action: 'register',
    fieldOfCode: { USERNAME_TAKEN: 'username' },
    send: ({ confirmPassword: _, ...fields }: RegistrationForm, recaptchaToken) =>
      client.request(register, { body: { ...fields, recaptchaToken } }),
    onSuccess: (_, values) => {
      registrationDraft.clear();
      onRegistered(values.email);
    },
  });
  useRegistrationDraft(protectedForm.form);
  return (
    <Stack gap="lg">
      <PageHeading title={registrationTexts.title} lead={registrationTexts.lead} />
      <ProtectedFormFrame
        protectedForm={protectedForm}
        label={registrationTexts.title}
        submitLabel={registrationTexts.submit}
        busyLabel={authTexts.processing}
      >
        <RegistrationFields form={protectedForm.form} />
        <ConsentFields form={protectedForm.form} />
      </ProtectedFormFrame>
      <Button variant="quiet" onClick={onToggle}>
        {authTexts.toLogin}
      </Button>
    </Stack>
  );
}

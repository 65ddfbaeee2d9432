import { Text } from '@consultancy/ui';
import { registrationTexts as texts } from '../../../../texts/registration.ts';
import type { RegistrationFormApi } from './registration-values.ts';
import { useUsernameAvailability } from './use-username-availability.ts';

/** Availability of a username; empty while it is unknown, and never blocks the form. */
function Availability({ username }: { username: string }) {
  const isFree = useUsernameAvailability(username);
  if (isFree === null) return null;
  return (
    <Text as="span" size="xs" tone={isFree ? 'success' : 'warning'} weight="medium">
      {isFree ? texts.usernameFree(username.trim()) : texts.usernameUnavailable(username.trim())}
    </Text>
  );
}

/** Rule of usernames, and whether the typed one is available. */
export function UsernameHint({ form }: { form: RegistrationFormApi }) {
  const { invalid } = form.getFieldState('username', form.formState);
  return (
    <>
      {texts.usernameHint} {/* Always there, so that what comes into it is announced. */}
      <span aria-live="polite">
        {invalid ? null : <Availability username={form.watch('username')} />}
      </span>
    </>
  );
}

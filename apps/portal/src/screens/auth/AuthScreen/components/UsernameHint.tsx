import { Text } from '@consultancy/ui';
import { registrationTexts as texts } from '../../../../texts/registration.ts';
import type { RegistrationFormApi } from './registration-values.ts';
import { useUsernameAvailability } from './use-username-availability.ts';

/** What is known of a username; quiet while nothing is, and no obstacle to sending. */
function Availability({ username }: { username: string }) {
  const isFree = useUsernameAvailability(username);
  if (isFree === null) return null;
  return (
    <Text as="span" size="sm" tone={isFree ? 'success' : 'warning'} weight="medium">
      {isFree ? texts.usernameFree(username.trim()) : texts.usernameTaken(username.trim())}
    </Text>
  );
}

/** How a username is made, and whether the one that is being typed is still free. */
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

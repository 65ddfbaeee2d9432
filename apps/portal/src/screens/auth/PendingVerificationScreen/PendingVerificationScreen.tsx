import { Button, Stack, Text, TextLink } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { paths } from '../../../config/paths.ts';
import { useLocationState } from '../../../lib/use-location-state.ts';
import { pendingResetTexts as resetTexts, pendingTexts as texts } from '../../../texts/auth.ts';
import { ResendForm } from './components/ResendForm.tsx';

/** State from the previous page: the e-mail, and whether a reset was requested. */
function readState(state: Readonly<Record<string, unknown>> | null): {
  email: string;
  isReset: boolean;
} {
  const { email, purpose } = state ?? {};
  return { email: typeof email === 'string' ? email : '', isReset: purpose === 'reset' };
}

/** After the request of a reset (§7): the text does not reveal whether the e-mail is known. */
function PendingReset() {
  return (
    <AuthFrame>
      <PageHeading title={resetTexts.title} />
      <Text>{resetTexts.text}</Text>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={paths.auth.href()}>{resetTexts.back}</Link>
      </Button>
      <Text tone="muted">
        {resetTexts.notReceived}{' '}
        <TextLink asChild>
          <Link to={paths.resetPassword.href()}>{resetTexts.confirmAgain}</Link>
        </TextLink>
        .
      </Text>
    </AuthFrame>
  );
}

/** Reports that a verification e-mail was sent; a button returns to /auth (§2). */
export function PendingVerificationScreen() {
  const { email, isReset } = readState(useLocationState());
  if (isReset) return <PendingReset />;
  return (
    <AuthFrame>
      <PageHeading title={texts.title} />
      <Stack gap="sm">
        <Text>
          {texts.sent}
          {email ? (
            <>
              {' '}
              {texts.sentTo} <strong>{email}</strong>
            </>
          ) : null}
          .
        </Text>
        <Text>{texts.text}</Text>
      </Stack>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={paths.auth.href()}>{texts.back}</Link>
      </Button>
      {/* The e-mail is known once the page is hydrated. */}
      <ResendForm key={email} email={email} />
    </AuthFrame>
  );
}

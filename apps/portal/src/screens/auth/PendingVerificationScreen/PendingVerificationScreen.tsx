import { Button, Stack, Text } from '@consultancy/ui';
import { Link, useLocation } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { paths } from '../../../config/paths.ts';
import { pendingTexts as texts } from '../../../texts/auth.ts';
import { ResendForm } from './components/ResendForm.tsx';

/** The address that the registration gave on, if one came from there. */
function emailOf(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/** Says that a verification e-mail was sent; a button returns to /auth (§2). */
export function PendingVerificationScreen() {
  const email = emailOf(useLocation().state);
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
      <ResendForm email={email} />
    </AuthFrame>
  );
}

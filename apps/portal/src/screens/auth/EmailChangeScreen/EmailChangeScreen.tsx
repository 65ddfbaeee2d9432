import { useSession } from '@consultancy/api/hooks';
import { Alert, Button, Stack, Text } from '@consultancy/ui';
import { verifyEmailChange } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { LinkVerification } from '../../../components/LinkVerification/LinkVerification.tsx';
import type { LinkCheck } from '../../../components/LinkVerification/use-link-verification.ts';
import { paths } from '../../../config/paths.ts';
import { authTexts, invalidLinkTexts, emailChangeTexts as texts } from '../../../texts/auth.ts';

const check: LinkCheck = (client, token) => client.request(verifyEmailChange, { body: { token } });

/** The signed-in user: the link does not name its recipient. */
function SignedInUser() {
  const { currentUser } = useSession();
  if (!currentUser) return null;
  return (
    <Text size="sm" tone="muted">
      {authTexts.alreadySignedIn(currentUser.username)} {texts.otherAccount}
    </Text>
  );
}

/** Confirms a new e-mail of a profile by the link that was sent to it (decisions §3). */
export function EmailChangeScreen() {
  return (
    <LinkVerification
      title={texts.title}
      verifying={texts.verifying}
      check={check}
      missingTitle={invalidLinkTexts.missing}
      confirmAgain={{ href: paths.ownProfile.href(), label: texts.confirmAgain }}
    >
      <Stack gap="lg">
        <Alert tone="success" live="polite" title={texts.done}>
          {texts.doneHelp}
        </Alert>
        <Button asChild variant="primary" size="lg" fullWidth>
          <Link to={paths.ownProfile.href()}>{texts.goToProfile}</Link>
        </Button>
        <SignedInUser />
      </Stack>
    </LinkVerification>
  );
}

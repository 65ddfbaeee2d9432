import { Alert, Button, Stack, Text } from '@consultancy/ui';
import { limits } from '@consultancy/validation';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { verificationTexts as texts } from '../../../../texts/auth.ts';

/**
 * Reports success and closes the window after 15 seconds (§4). Browsers only close windows that a
 * script opened, so there is a link to the sign-in beside it.
 */
export function VerifiedNotice() {
  const [closesAt] = useState(() => Date.now() + limits.verificationCloseSeconds * 1000);
  const [tried, setTried] = useState(false);
  const now = useNow(!tried);
  const left = Math.max(0, Math.ceil((closesAt - now) / 1000));
  useEffect(() => {
    const timer = setTimeout(() => {
      window.close();
      setTried(true);
    }, limits.verificationCloseSeconds * 1000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap="lg">
      <Alert tone="success" live="polite" title={texts.done}>
        {texts.doneHelp}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={paths.auth.href()}>{texts.signIn}</Link>
      </Button>
      <Text size="sm" tone="muted">
        {tried ? texts.notClosed : texts.closing(left)}
      </Text>
    </Stack>
  );
}

import { Alert, Button, Stack } from '@consultancy/ui';
import type { SessionUser } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { paths } from '../../../../config/paths.ts';
import { newPasswordTexts as texts } from '../../../../texts/auth.ts';
import { passwordUpdated } from '../../../../texts/update-failures.ts';

/** Reports that the password is changed (§8), and the signed-in user. */
export function PasswordChanged({ user }: { user: SessionUser }) {
  return (
    <Stack gap="lg">
      <Alert tone="success" live="polite" title={passwordUpdated}>
        {texts.doneHelp(user.username)}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link to={paths.profileEntry.href()}>{texts.goOn}</Link>
      </Button>
    </Stack>
  );
}

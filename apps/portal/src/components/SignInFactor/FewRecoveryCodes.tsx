import { Alert, Button, Stack } from '@consultancy/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { signInFactorTexts as texts } from '../../texts/second-factor.ts';

interface FewRecoveryCodesProps {
  /** Recovery codes that are left. */
  left: number;
  onContinue: () => void;
  /** Called before the link to the profile is followed. */
  onLeave: () => void;
}

/** After a sign-in by one of the last recovery codes: advises new ones before the area opens. */
export function FewRecoveryCodes({ left, onContinue: onGoOn, onLeave }: FewRecoveryCodesProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Stack gap="lg">
      <Alert tone="warning" live="polite" title={texts.fewTitle}>
        {texts.few(left)}
      </Alert>
      <Button asChild variant="primary" size="lg" fullWidth>
        <Link ref={link} to={paths.ownProfile.href()} onClick={onLeave}>
          {texts.goToProfile}
        </Link>
      </Button>
      <Button onClick={onGoOn}>{texts.goOn}</Button>
    </Stack>
  );
}

import { Button, ErrorState, Spinner } from '@consultancy/ui';
import { Link } from 'react-router-dom';
import { AuthFrame } from '../../../components/AuthFrame/AuthFrame.tsx';
import { OriginalErrorState } from '../../../components/OriginalErrorState/OriginalErrorState.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { paths } from '../../../config/paths.ts';
import { verificationTexts as texts } from '../../../texts/auth.ts';
import { originals } from '../../../texts/originals-en.ts';
import { VerifiedNotice } from './components/VerifiedNotice.tsx';
import { useVerification, type Verification } from './use-verification.ts';

function Outcome({ state, retry }: Verification) {
  switch (state) {
    case 'verifying':
      return <Spinner label={texts.verifying} />;
    case 'done':
      return <VerifiedNotice />;
    case 'failed':
      return <OriginalErrorState original={originals.verificationFailed} onRetry={retry} />;
    default:
      return (
        <ErrorState
          title={texts.invalid}
          action={
            <Button asChild>
              <Link to={paths.pendingVerification.href()}>{texts.askAgain}</Link>
            </Button>
          }
        >
          {texts.invalidHelp}
        </ErrorState>
      );
  }
}

/** E-mail verification of a registration (§2, §4, §8). */
export function EmailVerificationScreen() {
  const verification = useVerification();
  return (
    <AuthFrame>
      <PageHeading title={texts.title} />
      <Outcome {...verification} />
    </AuthFrame>
  );
}

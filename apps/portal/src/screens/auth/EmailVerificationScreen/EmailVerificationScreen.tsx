import { verifyRegisterEmail } from '@consultancy/api';
import { LinkVerification } from '../../../components/LinkVerification/LinkVerification.tsx';
import { paths } from '../../../config/paths.ts';
import { verificationTexts as texts } from '../../../texts/auth.ts';
import { VerifiedNotice } from './components/VerifiedNotice.tsx';

/** E-mail verification of a registration (§2, §4, §8). */
export function EmailVerificationScreen() {
  return (
    <LinkVerification
      title={texts.title}
      verifying={texts.verifying}
      check={verifyRegisterEmail}
      confirmAgain={{ href: paths.pendingVerification.href(), label: texts.confirmAgain }}
    >
      <VerifiedNotice />
    </LinkVerification>
  );
}

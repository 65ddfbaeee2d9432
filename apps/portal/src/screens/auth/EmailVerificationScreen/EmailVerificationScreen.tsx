import { verifyRegisterEmail } from '@consultancy/validation';
import { LinkVerification } from '../../../components/LinkVerification/LinkVerification.tsx';
import type { LinkCheck } from '../../../components/LinkVerification/use-link-verification.ts';
import { paths } from '../../../config/paths.ts';
import { verificationTexts as texts } from '../../../texts/auth.ts';
import { OtherBrowserForm } from './components/OtherBrowserForm.tsx';
import { VerifiedNotice } from './components/VerifiedNotice.tsx';

const check: LinkCheck = (client, token) =>
  client.request(verifyRegisterEmail, { query: { token } });

/** E-mail verification of a registration (§2, §4, §8). */
export function EmailVerificationScreen() {
  return (
    <LinkVerification
      title={texts.title}
      verifying={texts.verifying}
      check={check}
      otherBrowserForm={(token, setState) => (
        <OtherBrowserForm token={token} onChecked={setState} />
      )}
      confirmAgain={{ href: paths.pendingVerification.href(), label: texts.confirmAgain }}
    >
      <VerifiedNotice />
    </LinkVerification>
  );
}

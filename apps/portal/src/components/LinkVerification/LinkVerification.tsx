import {
  Button,
  ErrorState,
  RestoreFocus,
  Spinner,
  Stack,
  TextLink,
  useHydrating,
} from '@consultancy/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { invalidLinkTexts } from '../../texts/auth.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';
import { originals } from '../../texts/originals-en.ts';
import { AuthFrame } from '../AuthFrame/AuthFrame.tsx';
import { InvalidLink } from '../InvalidLink/InvalidLink.tsx';
import { OriginalErrorState } from '../OriginalErrorState/OriginalErrorState.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { type LinkCheck, useLinkVerification, type Verification } from './use-link-verification.ts';

interface LinkVerificationProps {
  title: string;
  /** Message while the request is in progress. */
  verifying: string;
  /** Sends the request; the same function at each render. */
  check: LinkCheck;
  /** Where a new link is requested, and the label of the link there. */
  confirmAgain: { href: string; label: string };
  /** Title of the message for a page without a token. @defaultValue that of an invalid link (§4) */
  missingTitle?: string;
  /** The form of a link that was opened in another browser (ADR 051). */
  otherBrowserForm?: (token: string, setState: Verification['setState']) => ReactNode;
  /** Content after success. */
  children: ReactNode;
}

/** Too many requests: when to try again. */
function Limited({ failure, retry }: Pick<Verification, 'failure' | 'retry'>) {
  if (!failure) return null;
  return (
    <ErrorState
      title={failureText(failure)}
      action={<Button onClick={retry}>{commonTexts.retry}</Button>}
    >
      {failure.retryAfter === null ? null : commonTexts.waitSeconds(failure.retryAfter)}
    </ErrorState>
  );
}

/** A page that an e-mailed link opens and that verifies the link's token by itself (§2, §4, §8). */
export function LinkVerification(props: LinkVerificationProps) {
  const verification = useLinkVerification(props.check);
  // The prerendered page was built without the token.
  const state = useHydrating() ? 'verifying' : verification.state;
  const { token, setState } = verification;
  return (
    <AuthFrame>
      <PageHeading title={props.title} />
      <RestoreFocus>
        <Stack gap="lg">
          {state === 'verifying' ? <Spinner label={props.verifying} /> : null}
          {state === 'done' ? props.children : null}
          {state === 'otherBrowser' && token ? props.otherBrowserForm?.(token, setState) : null}
          {state === 'limited' ? <Limited {...verification} /> : null}
          {state === 'failed' ? (
            <OriginalErrorState
              original={originals.verificationFailed}
              onRetry={verification.retry}
              more={
                <TextLink asChild>
                  <Link to={paths.contact.href()}>{invalidLinkTexts.support}</Link>
                </TextLink>
              }
            />
          ) : null}
          {state === 'invalid' ? <InvalidLink {...props.confirmAgain} /> : null}
          {state === 'missing' ? (
            <InvalidLink {...props.confirmAgain} title={props.missingTitle} isMissing />
          ) : null}
        </Stack>
      </RestoreFocus>
    </AuthFrame>
  );
}

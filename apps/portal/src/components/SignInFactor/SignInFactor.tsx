import { signInWithFactor } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import { Button, ErrorState, RestoreFocus, Spinner, Stack, Text, TextLink } from '@consultancy/ui';
import {
  createSignInChallenge,
  getSecondFactor,
  type FactorProof as Proof,
  type SessionUser,
} from '@consultancy/validation';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { commonTexts } from '../../texts/common.ts';
import { failureText } from '../../texts/errors.ts';
import { fewRecoveryCodes } from '../../texts/factor-setup.ts';
import { signInFactorTexts as texts } from '../../texts/second-factor.ts';
import { FactorProof } from '../FactorProof/FactorProof.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { FewRecoveryCodes } from './FewRecoveryCodes.tsx';
import { isSignInExpired, usePendingSignIn } from './use-pending-sign-in.ts';

interface SignInFactorProps {
  /**
   * Where it is shown: as the second step of `/auth`, after a password was reset, or in the dialog of
   * an expired session.
   */
  place: 'sign-in' | 'reset' | 'dialog';
  onSignedIn: (user: SessionUser) => void;
  /** Called when the password has to be typed again. @param reason null if the user chose it. */
  onRestart: (reason: string | null) => void;
}

const leads = {
  'sign-in': texts.lead,
  reset: texts.passwordChanged,
  dialog: texts.lead,
} as const;

/** The way on for those who lost every method; it leaves the page. */
function LostFactorHelp() {
  return (
    <Text size="sm" tone="muted">
      {texts.lost}{' '}
      <TextLink asChild>
        <Link to={paths.contact.href()}>{texts.lostLink}</Link>
      </TextLink>
    </Text>
  );
}

/** The second step of a sign-in: the second factor (§4). */
export function SignInFactor({ place, onSignedIn, onRestart }: SignInFactorProps) {
  const client = useClient();
  const { pending, retry } = usePendingSignIn(onRestart);
  const [few, setFew] = useState<{ user: SessionUser; left: number } | null>(null);

  /** Runs a step of the sign-in; one that waits no longer starts again with the password. */
  const guarded = async <Value,>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Error && isSignInExpired(error))) throw error;
      onRestart(failureText(error));
      // This step stays busy until the password replaces it a moment later, where the reason is shown.
      return new Promise<never>(() => {});
    }
  };
  const send = async (proof: Proof) => {
    const user = await guarded(signInWithFactor(client, proof));
    if (proof.recovery_code !== undefined && place !== 'dialog') {
      const factor = await client.request(getSecondFactor, {}).catch(() => null);
      const left = factor?.recovery_codes_left ?? fewRecoveryCodes + 1;
      if (left <= fewRecoveryCodes) return setFew({ user, left });
    }
    onSignedIn(user);
  };

  if (few) {
    const goOn = () => onSignedIn(few.user);
    return <FewRecoveryCodes left={few.left} onContinue={goOn} onLeave={goOn} />;
  }
  return (
    <Stack gap="lg">
      {place === 'dialog' ? (
        <Text>{leads[place]}</Text>
      ) : (
        <PageHeading title={texts.title} lead={leads[place]} />
      )}
      <RestoreFocus>
        {pending === 'loading' ? <Spinner label={texts.loading} /> : null}
        {pending === 'failed' ? (
          <ErrorState
            title={texts.loadFailed}
            action={<Button onClick={retry}>{commonTexts.retry}</Button>}
          />
        ) : null}
        {typeof pending === 'string' ? null : (
          <FactorProof
            label={texts.title}
            methods={pending.methods}
            getChallenge={() => guarded(client.request(createSignInChallenge, {}))}
            send={send}
          />
        )}
      </RestoreFocus>
      <Stack gap="sm" align="start">
        {place === 'dialog' ? null : <LostFactorHelp />}
        <TextLink asChild standalone>
          <button type="button" onClick={() => onRestart(null)}>
            {texts.back}
          </button>
        </TextLink>
      </Stack>
    </Stack>
  );
}

import { useClient, useEndpoint } from '@consultancy/api/hooks';
import { Button, ErrorState, Spinner } from '@consultancy/ui';
import {
  confirmSecondFactor,
  createConfirmationChallenge,
  type FactorMethod,
  getSecondFactor,
  type FactorProof as Proof,
  type SecondFactor,
} from '@consultancy/validation';
import { reloadIfOutdated } from '../../lib/reload-if-outdated.ts';
import { commonTexts } from '../../texts/common.ts';
import { signInFactorTexts, confirmFactorTexts as texts } from '../../texts/second-factor.ts';
import { FactorProof } from '../FactorProof/FactorProof.tsx';

/** The methods of an account in the order in which they are recommended. */
const methodsOf = (factor: SecondFactor): FactorMethod[] => [
  ...(factor.passkeys.length > 0 ? (['passkey'] as const) : []),
  ...(factor.totp ? (['totp'] as const) : []),
  ...(factor.recovery_codes_left > 0 ? (['recovery_code'] as const) : []),
];

interface FactorConfirmationProps {
  /** Whose second factor it is. */
  username: string;
  onConfirmed: () => void;
}

/** The user's second factor in the open session, by one of the methods that the account has. */
export function FactorConfirmation({ username, onConfirmed }: FactorConfirmationProps) {
  const client = useClient();
  const { data, error, reload } = useEndpoint(getSecondFactor, {}, username);
  const send = async (proof: Proof) => {
    await client.request(confirmSecondFactor, { body: proof });
    onConfirmed();
  };
  if (data) {
    return (
      <FactorProof
        label={texts.title}
        methods={methodsOf(data)}
        getChallenge={() =>
          reloadIfOutdated(client.request(createConfirmationChallenge, {}), () => void reload())
        }
        send={send}
      />
    );
  }
  if (!error) return <Spinner label={texts.loading} />;
  return (
    <ErrorState
      title={signInFactorTexts.loadFailed}
      action={<Button onClick={() => void reload()}>{commonTexts.retry}</Button>}
    />
  );
}

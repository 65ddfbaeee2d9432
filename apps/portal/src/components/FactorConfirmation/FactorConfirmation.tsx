import { ApiCache, useClient, useEndpoint } from '@consultancy/api/hooks';
import { Button, Dialog, ErrorState, Spinner } from '@consultancy/ui';
import {
  confirmSecondFactor,
  createConfirmationChallenge,
  getSecondFactor,
  type FactorProof as Proof,
} from '@consultancy/validation';
import { methodsOf } from '../../lib/passkeys/methods-of.ts';
import { commonTexts } from '../../texts/common.ts';
import { signInFactorTexts, confirmFactorTexts as texts } from '../../texts/second-factor.ts';
import { FactorProof } from '../FactorProof/FactorProof.tsx';

interface FactorConfirmationProps {
  /** Whose second factor it is. */
  username: string;
  /** Called once it is confirmed, or with false when the user cancels. */
  onFinish: (confirmed: boolean) => void;
}

function Confirmation({ username, onFinish }: FactorConfirmationProps) {
  const client = useClient();
  const { data, error, reload } = useEndpoint(getSecondFactor, {}, username);
  const send = async (proof: Proof) => {
    await client.request(confirmSecondFactor, { body: proof });
    onFinish(true);
  };
  if (data) {
    return (
      <FactorProof
        label={texts.title}
        methods={methodsOf(data)}
        getChallenge={() => client.request(createConfirmationChallenge, {})}
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

/**
 * Requests the second factor before a request that needs it recently confirmed. It is over the page and
 * its dialogs, whose input stays; what waits is then sent again as it was.
 */
export function FactorConfirmation(props: FactorConfirmationProps) {
  return (
    <Dialog
      open
      onOpenChange={() => props.onFinish(false)}
      title={texts.title}
      description={texts.text}
      closeLabel={commonTexts.close}
      footer={<Button onClick={() => props.onFinish(false)}>{commonTexts.cancel}</Button>}
    >
      <ApiCache>
        <Confirmation {...props} />
      </ApiCache>
    </Dialog>
  );
}

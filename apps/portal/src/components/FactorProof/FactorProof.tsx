import { Alert, Button, Stack, Text } from '@consultancy/ui';
import type {
  FactorMethod,
  PasskeyRequestOptions,
  FactorProof as Proof,
} from '@consultancy/validation';
import { useState } from 'react';
import { assertPasskey } from '../../lib/passkeys/passkeys.ts';
import { supportsPasskeys } from '../../lib/passkeys/supports-passkeys.ts';
import { methodTexts, signInFactorTexts as texts } from '../../texts/second-factor.ts';
import { CodeProof } from './CodeProof.tsx';
import { PasskeyProof } from './PasskeyProof.tsx';

interface FactorProofProps {
  /** Accessible name of the form. */
  label: string;
  /** The methods of the account, the recommended one first. */
  methods: readonly FactorMethod[];
  getChallenge: () => Promise<PasskeyRequestOptions>;
  /** Sends the proof. What it throws is shown, and the user can try again. */
  send: (proof: Proof) => Promise<void>;
}

/** Proves the second factor by one of the account's methods; another one can be chosen. */
export function FactorProof({ label, methods, getChallenge, send }: FactorProofProps) {
  const usable = methods.filter((method) => method !== 'passkey' || supportsPasskeys());
  const [chosen, setChosen] = useState<FactorMethod | null>(null);
  const method = chosen ?? usable[0];
  if (method === undefined) return <Alert tone="warning">{texts.noneHere}</Alert>;
  const proveByPasskey = async () => send({ passkey: await assertPasskey(await getChallenge()) });
  const others = usable.filter((other) => other !== method);
  return (
    <Stack gap="lg">
      {method === 'passkey' ? (
        <PasskeyProof label={label} prove={proveByPasskey} />
      ) : (
        <CodeProof key={method} label={label} method={method} prove={send} />
      )}
      {others.length === 0 ? null : (
        <Stack gap="xs" align="start">
          <Text size="sm" tone="muted">
            {texts.others}
          </Text>
          {others.map((other) => (
            <Button key={other} size="sm" onClick={() => setChosen(other)}>
              {methodTexts[other].choose}
            </Button>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

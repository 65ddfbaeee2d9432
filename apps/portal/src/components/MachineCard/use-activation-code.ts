import { useClient } from '@consultancy/api/hooks';
import {
  type ActivationCode,
  createActivationCode,
  limits,
  type Machine,
} from '@consultancy/validation';
import { useState } from 'react';
import { useAction } from '../../lib/use-action.ts';

interface CreatedCode {
  code: ActivationCode;
  /** When it expires by the clock of this device, which may differ from the server's by hours. */
  expiresAt: number;
  /** The machine when the code was created; undefined if it was not known. */
  before: Machine | undefined;
}

/** Milliseconds for which a code can be used. */
const lifetime = limits.activationCodeMinutes * 60_000;

/** Whether a code was used to register the machine, or was revoked with the one that was released. */
export function isUsedOrRevoked(
  { code, before }: Pick<CreatedCode, 'code' | 'before'>,
  { registered_at }: Machine,
): boolean {
  if (before) return registered_at !== before.registered_at;
  // Both times are of the server.
  return (
    registered_at !== null && Date.parse(registered_at) >= Date.parse(code.expires_at) - lifetime
  );
}

/**
 * The activation code that the user created, until it is over.
 * @param machine undefined while it is not known.
 */
export function useActivationCode(machine: Machine | undefined) {
  const client = useClient();
  const [created, setCreated] = useState<CreatedCode | null>(null);
  const clear = () => setCreated(null);
  const action = useAction(async () => {
    const expiresAt = Date.now() + lifetime;
    const code = await client.request(createActivationCode, {});
    setCreated({ code, expiresAt, before: machine });
  });
  if (created && machine && isUsedOrRevoked(created, machine)) clear();
  return { created, clear, ...action };
}

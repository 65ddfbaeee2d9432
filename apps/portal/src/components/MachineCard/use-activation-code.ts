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
  /** The machine when the code was created; undefined if it was not known. */
  before: Machine | undefined;
}

/** Milliseconds for which a code can be used. */
const lifetime = limits.activationCodeMinutes * 60_000;

/** Whether a code was used to register the machine, or was revoked with the one that was released. */
export function isOver({ code, before }: CreatedCode, { registered_at }: Machine): boolean {
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
    const code = await client.request(createActivationCode, {});
    setCreated({ code, before: machine });
  });
  if (created && machine && isOver(created, machine)) clear();
  return { code: created?.code ?? null, clear, ...action };
}

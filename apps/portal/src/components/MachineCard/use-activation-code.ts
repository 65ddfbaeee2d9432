import { useClient } from '@consultancy/api/hooks';
import { type ActivationCode, createActivationCode, type Machine } from '@consultancy/validation';
import { useState } from 'react';
import { useAction } from '../../lib/use-action.ts';

interface CreatedCode {
  code: ActivationCode;
  /** The machine when the code was created; undefined if it was not known. */
  before: Machine | undefined;
}

/**
 * The activation code that the user created, until a machine is registered with it.
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
  const since = machine?.registered_at;
  if (created?.before && since && since !== created.before.registered_at) clear();
  return { code: created?.code ?? null, clear, ...action };
}

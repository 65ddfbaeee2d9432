import { createActivationCode } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { ActivationCode } from '@consultancy/validation';
import { useState } from 'react';
import { type Action, useAction } from '../../lib/use-action.ts';

/** The last activation code, if any, and a function that creates one (decisions §4). */
export function useActivationCode(): { code: ActivationCode | null; make: Action<[]> } {
  const client = useClient();
  const [code, setCode] = useState<ActivationCode | null>(null);
  const make = useAction(async () => setCode(await createActivationCode(client)));
  return { code, make };
}

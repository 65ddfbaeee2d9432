import { createActivationCode } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { ActivationCode } from '@consultancy/validation';
import { useState } from 'react';
import { type Action, useAction } from '../../lib/use-action.ts';

/** The activation code that was made last, if any, and how to make one (decisions §4). */
export function useActivationCode(): { code: ActivationCode | null; make: Action<[]> } {
  const client = useClient();
  const [code, setCode] = useState<ActivationCode | null>(null);
  const make = useAction(async () => setCode(await createActivationCode(client)));
  return { code, make };
}

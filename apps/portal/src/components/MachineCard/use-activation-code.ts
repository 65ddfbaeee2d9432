import { type ApiError, createActivationCode, isApiError } from '@consultancy/api';
import { useClient } from '@consultancy/api/hooks';
import type { ActivationCode } from '@consultancy/validation';
import { useState } from 'react';

/** The activation code that was made last, if any, and how to make one. */
export interface ActivationCodeMaker {
  code: ActivationCode | null;
  isBusy: boolean;
  failure: ApiError | null;
  make: () => Promise<void>;
}

/** Makes activation codes, one at a time (decisions §4). */
export function useActivationCode(): ActivationCodeMaker {
  const client = useClient();
  const [code, setCode] = useState<ActivationCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setCode(await createActivationCode(client));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { code, isBusy, failure, make };
}

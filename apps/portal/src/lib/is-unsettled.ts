import { isApiError } from '@consultancy/api';

/** Whether a failure leaves open what the server did: it may have done what it was asked for. */
export const isUnsettled = (failure: Error | null): boolean =>
  isApiError(failure) && (failure.kind !== 'http' || (failure.status ?? 0) >= 500);

import { isApiError } from '@consultancy/api';

/** Whether it is unknown if the server executed the request. */
export const isOutcomeUnknown = (failure: Error | null): boolean =>
  isApiError(failure) && (failure.kind !== 'http' || (failure.status ?? 0) >= 500);

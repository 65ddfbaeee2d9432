import { type ApiError, isApiError } from '@consultancy/api';

/** Statuses of a change that does not apply to the record any more: it is gone, or in another state. */
const outdatedStatuses: readonly (number | null)[] = [404, 409];

/**
 * Waits for a change, and reloads what the page shows if the change does not apply to it any more, as
 * after the same change in another tab.
 * @param change the request of the change, whose error is passed on.
 * @param reload called with the error.
 */
export async function reloadIfOutdated<Result>(
  change: Promise<Result>,
  reload: (error: ApiError) => void,
): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    if (isApiError(error) && outdatedStatuses.includes(error.status)) reload(error);
    throw error;
  }
}

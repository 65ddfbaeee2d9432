import { AppError } from '../../app-error.ts';

/** What was read of a user. @throws USER_NOT_FOUND when there was none. */
export function knownUser<T>(row: T | null): T {
  if (row === null) {
    throw new AppError('USER_NOT_FOUND');
  }
  return row;
}

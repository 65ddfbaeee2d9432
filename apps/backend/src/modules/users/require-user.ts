import { AppError } from '../../app-error.ts';

/** Narrows the result of a query about a user. @throws USER_NOT_FOUND when it is null. */
export function requireUser<T>(row: T | null): T {
  if (row === null) {
    throw new AppError('USER_NOT_FOUND');
  }
  return row;
}

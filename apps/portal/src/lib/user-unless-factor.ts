import { isApiError } from '@consultancy/api';
import type { SessionUser } from '@consultancy/validation';

/** The user of a sign-in; null where the second factor comes next. */
export async function userUnlessFactor(signIn: Promise<SessionUser>): Promise<SessionUser | null> {
  try {
    return await signIn;
  } catch (error) {
    if (isApiError(error) && error.code === 'SECOND_FACTOR_REQUIRED') return null;
    throw error;
  }
}

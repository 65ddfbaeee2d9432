import { expect } from 'vitest';
import type { JourneyVisitor } from './journey-page.ts';

/**
 * Does something that is expected to fail, and removes the errors it causes from the visitor's list.
 * Any other error remains in the list.
 * @param expected matches these errors.
 */
export async function expectErrors(
  { errors }: Pick<JourneyVisitor, 'errors'>,
  expected: RegExp,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = errors.length;
  await act();
  // It may become known after what it causes in the page.
  const caused = () => errors.slice(before).filter((error) => expected.test(error));
  await expect.poll(caused).not.toEqual([]);
  const others = errors.slice(before).filter((error) => !expected.test(error));
  errors.splice(before, Number.POSITIVE_INFINITY, ...others);
}

/**
 * Does something that the server is expected to reject.
 * @param status expected status of the response.
 */
export const expectRejected = (
  visitor: Pick<JourneyVisitor, 'errors'>,
  status: number,
  act: () => Promise<unknown>,
): Promise<void> => expectErrors(visitor, new RegExp(`^response: ${status} `), act);

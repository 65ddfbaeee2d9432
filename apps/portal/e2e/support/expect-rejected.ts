import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/**
 * Does something that the server is expected to reject, and removes these error responses from the
 * visitor's errors. Any other error remains in the list.
 * @param status expected status of the response.
 */
export async function expectRejected(
  visitor: Pick<Visitor, 'errors'>,
  status: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = visitor.errors.length;
  await act();
  const { errors } = visitor;
  const rejected = errors.filter((error) => error.startsWith(`response: ${status} `));
  expect(rejected).not.toEqual([]);
  const others = errors.slice(before).filter((error) => !rejected.includes(error));
  errors.splice(before, Number.POSITIVE_INFINITY, ...others);
}

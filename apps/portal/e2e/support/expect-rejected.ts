import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/**
 * Does something that the server is meant to refuse, and takes the refusals off the visitor's
 * faults. Whatever else goes wrong meanwhile stays a fault.
 * @param status what the server has to answer.
 */
export async function expectRejected(
  visitor: Visitor,
  status: number,
  act: () => Promise<unknown>,
): Promise<void> {
  const before = visitor.faults.length;
  await act();
  const { faults } = visitor;
  const rejected = faults.filter((fault) => fault.startsWith(`response: ${status} `));
  expect(rejected).not.toEqual([]);
  const others = faults.slice(before).filter((fault) => !rejected.includes(fault));
  faults.splice(before, Number.POSITIVE_INFINITY, ...others);
}

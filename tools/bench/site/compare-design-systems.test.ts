import { expect, it } from 'vitest';
import { countCodeLines } from './compare-design-systems.ts';

it('counts lines of code without comments and empty lines', () => {
  const code = `// A comment.
import { a } from 'a';

/**
 * A comment of several lines.
 */
export const url = 'https://example.org'; // beside code
  /* indented */
const b = a;
`;
  expect(countCodeLines(code)).toBe(3);
});

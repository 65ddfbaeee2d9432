import { parseArgs } from 'node:util';
import { expect, it } from 'vitest';
import { describeError } from './cli-error.ts';

it('describes an option that does not exist without a stack', () => {
  const parse = () => parseArgs({ args: ['--qick'], options: { quick: { type: 'boolean' } } });
  return expect(Promise.try(parse).catch(describeError)).resolves.toMatch(/^Unknown option .*$/);
});

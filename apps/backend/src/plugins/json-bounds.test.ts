import { describe, expect, it } from 'vitest';
import { jsonExcess } from './json-bounds.ts';

const list = (length: number) => JSON.stringify(Array.from({ length }, () => 0));
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

describe('the bounds of a JSON body', () => {
  it.each([
    ['a list at the bound', list(1000), null],
    ['one element more', list(1001), 'values'],
    ['members beyond the bound', `{${'"a":0,'.repeat(1000)}"b":0}`, 'values'],
    ['objects beyond the bound', `[${'{}'.repeat(1000)}]`, 'values'],
    ['levels at the bound', nested(20), null],
    ['one level more', nested(21), 'levels'],
    ['levels after others were closed', nested(20).repeat(3), null],
  ])('finds in %s: %s', (_name, text, excess) => {
    expect(jsonExcess(text)).toBe(excess);
  });

  it('do not count what is inside a string', () => {
    const hostile = `${'['.repeat(50)}${','.repeat(2000)}\\" \\`;
    expect(jsonExcess(JSON.stringify({ password: hostile, after: [hostile] }))).toBeNull();
    expect(jsonExcess(`{"a":${JSON.stringify(hostile)},"b":${list(1001)}}`)).toBe('values');
  });

  it('leave what is not JSON to the parser', () => {
    for (const text of ['', '"', '"\\', ']]]]', 'x']) {
      expect(jsonExcess(text)).toBeNull();
    }
  });
});

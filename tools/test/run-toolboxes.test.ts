import { expect, it } from 'vitest';
import { countUnittest } from './run-toolboxes.ts';

const said = (ran: number, end: string) => `....\n-----\nRan ${ran} tests in 2.2s\n\n${end}\n`;

it('counts the cases of a Python test run', () => {
  const output = said(39, 'OK');
  expect(countUnittest({ ok: true, output })).toEqual({ passed: 39, failed: 0, output });
});

it.each([
  [false, said(39, 'FAILED (failures=2, errors=1)'), 36, 3],
  [true, said(39, 'OK (skipped=4)'), 35, 4],
  [true, said(0, 'OK'), 0, 1],
  [true, said(0, 'NO TESTS RAN'), 0, 1],
  [false, 'python3: cannot open file', 0, 1],
  [false, said(39, 'OK'), 39, 1],
])('takes nothing for success that is none (%s, %s)', (ok, output, passed, failed) => {
  expect(countUnittest({ ok, output })).toMatchObject({ passed, failed });
});

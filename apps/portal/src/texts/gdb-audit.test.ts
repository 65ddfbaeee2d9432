import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { gdbAuditTexts } from './gdb-audit.ts';

const workbook = join(
  import.meta.dirname,
  '../../../../toolboxes/gdbaudit/report/findings_workbook.py',
);

it('describes every column of the findings workbook, in its order', () => {
  const source = readFileSync(workbook, 'utf8').split(/^COLUMNS = /m)[1] ?? '';
  const [columns = ''] = source.split(/^$/m);
  const heads = [...columns.matchAll(/\('([^']+)', \d+,/g)].map(([, head]) => head);
  expect(heads.length).toBeGreaterThan(10);
  expect(gdbAuditTexts.results.columns.flatMap(({ terms }) => [...terms])).toEqual(heads);
});

import { exportTypes, getAllErrorLogs } from '@consultancy/validation';
import { demoAccount } from '../../lib/cases/accounts.ts';
import type { AttackCase } from '../../lib/cases/case.ts';
import { type TestStack, withTestStack } from '../../lib/cases/test-stack.ts';
import { readWithLibreOffice } from '../support/libreoffice.ts';

const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const beginnings = ['', ' ', '"', 'a;', 'a,', 'a\t', 'a\r\n', 'a\n', 'a\r', 'a, ', 'a,"', 'a,,'];
const ends = ['', ',b', ';b', '\tb', '"'];
const attacks = beginnings.flatMap((start) =>
  signs.flatMap((sign) => ends.map((end) => `${start}${sign}1+1${end}`)),
);

const inQuotes = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** The same texts as a list that neutralises nothing: shows that formulas are found. */
const control = attacks.map((text, index) => `${index};${inQuotes(text)};-1,50\r\n`).join('');

async function exportErrors(stack: TestStack): Promise<string> {
  await stack.query(
    `INSERT INTO error_logs (user_id, util_id, feature_id, error_message, execute_stage)
     SELECT user_id, utilization_id, feature_id, message, message
     FROM unnest($1::text[]) AS message,
          (SELECT * FROM utilizations ORDER BY utilization_id LIMIT 1) AS run`,
    [attacks],
  );
  const { username, password } = demoAccount('admin');
  const client = await stack.client().signIn(username, password);
  const headers = { accept: exportTypes.csv };
  const { method, path } = getAllErrorLogs;
  return (await client.read(method, path, { headers })).text;
}

export const attack: AttackCase = {
  id: 'R24',
  title: 'Formulas in a CSV export that LibreOffice reads by each separator',
  run: (context) =>
    withTestStack(context, {}, async (stack) => {
      const { record, signal } = context;
      const csv = `\uFEFF${(await exportErrors(stack)).replace(/^\uFEFF/, '')}`;
      for (const [name, separator] of Object.entries(separators)) {
        const plain = await readWithLibreOffice(`\uFEFF${control}`, separator, signal);
        const sheet = await readWithLibreOffice(csv, separator, signal);
        const found = `${plain.formulas.length} formulas of ${attacks.length} texts as they are`;
        record.check(`control, read by ${name}`, found, '> 0', plain.formulas.length > 0);
        record.none(`formulas in ${sheet.count} cells, read by ${name}`, sheet.formulas);
        if (separator !== ';') continue;
        const numbers = sheet.numbers.length;
        record.check('numbers that stay numbers', `${numbers}`, '> 0', numbers > 0);
      }
    }),
};

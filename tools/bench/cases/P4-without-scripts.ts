import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { findOnPath } from '../../lib/programs.ts';
import { openReader } from '../../lib/site/read-page.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { npmCommand } from '../../npm-command.mjs';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'Public pages without JavaScript';

const CHECKER = 'vnu-jar@26.9.27';

/**
 * What the Nu HTML checker does not know yet or judges differently: container queries in styles, and
 * explicit roles on tables whose rows become cards, without which Safari does not expose them as
 * tables (packages/ui, table-roles.ts). The roles equal the elements' implicit ones.
 */
const known =
  /^CSS: (Unrecognized at-rule “@container”|“container[\w-]*”: Property)|^The “role” attribute must not be used on a “t[dhr]” element which has a “table” ancestor/;

const checkDocuments = (documents: readonly string[]): Promise<string[]> =>
  withTempFolder('documents', async (folder) => {
    const files = documents.map((_, index) => join(folder, `${index}.html`));
    for (const [index, file] of files.entries()) writeFileSync(file, documents[index] ?? '');
    const [npx, ...first] = npmCommand('npx');
    const args = [...first, '--yes', CHECKER, '--errors-only', '--format', 'json', ...files];
    const { stderr } = spawnSync(npx, args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    const { messages }: { messages: { message: string }[] } = JSON.parse(stderr);
    return messages.map(({ message }) => message);
  });

export const run = (context: CaseContext): Promise<void> =>
  withPublicSite(context, async ({ url, pages, browser, record }) => {
    const documents: string[] = [];
    const readServed = await openReader(browser, false);
    const readHydrated = await openReader(browser, true);
    for (const path of [...pages, '/none']) {
      const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
      documents.push(await response.text());
      const { errors: _, ...served } = await readServed(`${url}${path}`);
      const { errors, ...content } = await readHydrated(`${url}${path}`);
      const isSame = JSON.stringify(content) === JSON.stringify(served);
      const warnings = errors.filter((error) => !error.includes('status of 404')).length;
      record.check(
        path,
        `${served.text.length} characters and ${served.links.length} links, ${isSame ? 'the same' : 'others'} after hydration; ${warnings} warnings`,
        'the same; 0',
        isSame && warnings === 0 && served.text.length > 0,
      );
    }
    if (!findOnPath('java'))
      return record.note('errors of the Nu HTML checker', 'not measured: no Java');
    const messages = await checkDocuments(documents);
    const errors = messages.filter((message) => !known.test(message));
    const what = `errors of the Nu HTML checker, ${messages.length - errors.length} known ones apart`;
    record.none(what, [...new Set(errors)]);
  });

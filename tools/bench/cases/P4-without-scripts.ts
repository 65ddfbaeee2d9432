import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { findHtmlErrors } from '../../lib/site/html-errors.ts';
import { readPage } from '../../lib/site/read-page.ts';
import { findNuErrors } from '../site/nu-checker.ts';
import { withPublicSite } from '../site/public-site.ts';

export const bench: BenchmarkCase = {
  id: 'P4',
  title: 'Public pages without JavaScript',
  run: (context) =>
    withPublicSite(context, async ({ url, pages, browser }) => {
      const { record, quick } = context;
      const documents: string[] = [];
      for (const path of [...(quick ? pages.slice(0, 3) : pages), '/none']) {
        const response = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
        const html = await response.text();
        documents.push(html);
        const served = await readPage(browser, `${url}${path}`, false);
        const hydrated = await readPage(browser, `${url}${path}`, true);
        const { errors, ...content } = hydrated;
        const { errors: _, ...servedContent } = served;
        const isSame = JSON.stringify(content) === JSON.stringify(servedContent);
        const warnings = errors.filter((error) => !error.includes('status of 404')).length;
        const invalid = (await findHtmlErrors(html)).length;
        record.check(
          path,
          `${served.text.length} characters and ${served.links.length} links, ${isSame ? 'the same' : 'others'} after hydration; ${warnings} warnings; ${invalid} HTML errors`,
          'the same; 0; 0',
          isSame && warnings + invalid === 0 && served.text.length > 0,
        );
      }
      const found = await findNuErrors(documents);
      if (!found) return record.note('errors of the Nu HTML checker', 'not measured: no Java');
      const what = `errors of the Nu HTML checker, ${found.known.length} known ones apart`;
      record.none(what, [...new Set(found.errors)]);
    }),
};

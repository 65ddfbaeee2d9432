import type { MeasuredLine } from '../../lib/lines/line.ts';
import { htmlIssues } from '../../lib/site/html-faults.ts';
import { readPage } from '../../lib/site/read-page.ts';
import { nuErrors } from '../site/nu-checker.ts';
import { withPublicSite } from '../site/public-site.ts';

/** Public pages for whom no script runs, and as documents (numbers P4). */
export const line: MeasuredLine = {
  id: 'P4',
  title: 'Public pages without JavaScript',
  run: (record, { signal }) =>
    withPublicSite({ signal }, async ({ url, pages, browser }) => {
      const documents = new Map<string, string>();
      for (const path of [...pages, '/none']) {
        const answer = await fetch(`${url}${path}`, { headers: { accept: 'text/html' } });
        const html = await answer.text();
        documents.set(path, html);
        const served = await readPage(browser, `${url}${path}`, false);
        const taken = await readPage(browser, `${url}${path}`, true);
        const invalid = await htmlIssues(html);
        const same = taken.text === served.text && taken.title === served.title;
        const links = taken.links.join(' ') === served.links.join(' ');
        const faults = taken.faults.filter((fault) => !fault.includes('status of 404'));
        record({
          what: path,
          seen: `${served.text.length} characters and ${served.links.length} links, ${same && links ? 'the same' : 'others'} after hydration; ${faults.length} complaints; ${invalid.length} invalid`,
          budget: 'the same; 0; 0',
          holds:
            same && links && faults.length === 0 && invalid.length === 0 && served.text.length > 0,
        });
      }
      const nu = nuErrors(documents);
      record({
        what: 'errors of the Nu HTML checker',
        seen: nu
          ? `${nu.errors.length} ${[...new Set(nu.errors)].join('; ')} (${nu.known} known, see nu-checker.ts)`
          : 'no Java here, not asked',
        budget: nu ? '0' : '—',
        holds: nu === null || nu.errors.length === 0,
      });
    }),
};

import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { formatMilliseconds, type Recorder } from '../../lib/cases/recorder.ts';
import { median } from '../../lib/cases/statistics.ts';
import { freePort } from '../../lib/ports.ts';
import { emptyShell, serveChanged, withoutScripts } from '../site/changed-site.ts';
import { categories, type FormFactor, runLighthouse } from '../site/lighthouse.ts';
import { withPublicSite } from '../site/public-site.ts';

const SHIFT_LIMIT = 0.005;
const BLOCKING_LIMIT = 30;
const STATIC_LIMIT = 1.25;
const SHELL_LIMIT = 0.6;

/** A page that people open first and search engines must not list. */
const SIGN_IN_PATH = '/auth';

const categoriesOf = (path: string) =>
  path === SIGN_IN_PATH ? categories.filter((category) => category !== 'seo') : categories;

type Result = Awaited<ReturnType<typeof runLighthouse>>;

/** A page and its controls, measured one after another in each run. */
interface PageRun {
  readonly page: Result;
  /** The same page without scripts. */
  readonly bare: Result;
  /** The same app without prerendering. */
  readonly shell: Result;
}

function recordRuns(record: Recorder, what: string, runs: readonly PageRun[]): void {
  const pages = runs.map(({ page }) => page);
  const least = pages[0]?.scores.map((_, index) =>
    Math.min(...pages.map(({ scores }) => scores[index] ?? 0)),
  );
  record.check(
    `${what}: lowest of ${runs.length} in performance, accessibility, best practices, SEO if listed`,
    [least?.join(' / '), ...new Set(pages.flatMap(({ failed }) => failed))].join('; '),
    '100 each',
    least?.every((score) => score === 100) ?? false,
  );
  const shift = Math.max(...pages.map(({ layoutShift }) => layoutShift));
  const times = (values: readonly number[]) =>
    `median ${formatMilliseconds(median(values))}, ${formatMilliseconds(Math.max(...values))} at most`;
  const blocking = pages.map((page) => page.blocking);
  record.check(
    `${what}: largest layout shift; blocking time`,
    `${shift.toFixed(4)}; ${times(blocking)}`,
    `≤ ${SHIFT_LIMIT}, ≤ ${BLOCKING_LIMIT} ms`,
    shift <= SHIFT_LIMIT && median(blocking) <= BLOCKING_LIMIT,
    // Without any script: what the machine itself blocks.
    { control: `bare page ${times(runs.map(({ bare }) => bare.blocking))}` },
  );
  const paint = (of: keyof PageRun) => median(runs.map((run) => run[of].largestPaint));
  const ratio = (to: keyof PageRun) =>
    median(runs.map((run) => run.page.largestPaint / run[to].largestPaint));
  const [bare, shell] = [formatMilliseconds(paint('bare')), formatMilliseconds(paint('shell'))];
  record.check(
    `${what}: largest paint`,
    formatMilliseconds(paint('page')),
    `≤ ${STATIC_LIMIT}, ≤ ${SHELL_LIMIT}`,
    ratio('bare') <= STATIC_LIMIT && ratio('shell') <= SHELL_LIMIT,
    {
      control: `bare page ${bare}, empty shell ${shell}`,
      ratio: `${ratio('bare').toFixed(2)}, ${ratio('shell').toFixed(2)}`,
    },
  );
}

export const bench: BenchmarkCase = {
  id: 'P5',
  title: 'Lighthouse on every public page',
  run: async ({ record, quick, signal }) => {
    const port = await freePort();
    const args = [`--remote-debugging-port=${port}`];
    await withPublicSite({ signal, args }, async ({ url, pages }) => {
      const bare = await serveChanged(url, withoutScripts);
      const shell = await serveChanged(url, emptyShell);
      const run = async (path: string, formFactor: FormFactor): Promise<PageRun> => {
        const time = (origin: string) =>
          runLighthouse(`${origin}${path}`, formFactor, port, ['performance']);
        return {
          page: await runLighthouse(`${url}${path}`, formFactor, port, categoriesOf(path)),
          bare: await time(bare.url),
          shell: await time(shell.url),
        };
      };
      try {
        for (const formFactor of quick ? (['mobile'] as const) : (['mobile', 'desktop'] as const)) {
          for (const path of [SIGN_IN_PATH, ...(quick ? pages.slice(0, 1) : pages)]) {
            const runs: PageRun[] = [];
            for (let n = 0; n < (quick ? 1 : 5); n += 1) runs.push(await run(path, formFactor));
            recordRuns(record, `${path} ${formFactor}`, runs);
          }
        }
      } finally {
        bare.close();
        shell.close();
      }
    });
  },
};

import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { type CaseContext, formatMilliseconds, type Recorder } from '../../lib/cases/recorder.ts';
import { inSequence, median } from '../../lib/cases/statistics.ts';
import { CliError } from '../../lib/cli-error.ts';
import { freePort, serve } from '../../lib/ports.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'Lighthouse on every public page';

/** What users may see move: far below the 0.1 that is called good. */
const SHIFT_LIMIT = 0.005;
const BLOCKING_LIMIT = 30;
const STATIC_LIMIT = 1.25;
const SHELL_LIMIT = 0.6;

/** A page that users open first and search engines must not list. */
const SIGN_IN_PATH = '/auth';

type FormFactor = 'mobile' | 'desktop';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs that may fail in a row with a broken trace: two did, once in some 170 runs. */
const maxRetries = 4;

/**
 * Runs Lighthouse once on a page, as a first visitor with a slow phone or a desktop.
 * @param port debugging port of the browser.
 */
async function runLighthouse(
  url: string,
  formFactor: FormFactor,
  port: number,
  onlyCategories: readonly (typeof categories)[number][],
) {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...onlyCategories] };
  const run = () => lighthouse(url, flags, formFactor === 'desktop' ? desktopConfig : undefined);
  let result = await run();
  for (let retry = 0; retry < maxRetries; retry += 1) {
    if (result?.lhr.runtimeError?.code !== 'NO_NAVSTART') break;
    result = await run();
  }
  if (!result || result.lhr.runtimeError) {
    throw new CliError(`Lighthouse failed on ${url}.`, [result?.lhr.runtimeError?.message ?? '']);
  }
  const { audits, categories: judged } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // The performance's own audits have no part in the list of what lowers a score.
  const failed = Object.entries(judged)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
  return {
    /** From 0 to 100, in the order of `onlyCategories`. */
    scores: onlyCategories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
    layoutShift: value('cumulative-layout-shift'),
    /** Milliseconds: total blocking time, and largest contentful paint. */
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    failed,
  };
}

/** The script that loads the app after the prerendered page was painted. */
const lateStart = /<script>[^<]*import\(["'`]([^"'`]+)["'`]\)[^<]*<\/script>/;

/** @returns that script and the URL it loads. @throws CliError for a page without it: the control would be the page. */
function lateStartOf(html: string) {
  const [script, url] = lateStart.exec(html) ?? [];
  if (!script || !url) throw new CliError('A page does not load its app after the first paint.');
  return { script, url };
}

/** A page without scripts: the cost of the same content alone. */
const withoutScripts = (html: string): string => html.replace(lateStartOf(html).script, '');

/**
 * A page whose content is rendered by its script: the same app without prerendering. The script is
 * requested as early as possible, as nothing is visible before.
 */
function emptyShell(html: string): string {
  const start = html.indexOf('<div id="root">') + '<div id="root">'.length;
  const end = html.lastIndexOf('</div>');
  const { script, url } = lateStartOf(html);
  return `${html.slice(0, start)}${html.slice(end)}`
    .replace(script, '')
    .replace('</head>', `<script type="module" src="${url}"></script></head>`);
}

const ownHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Serves another server's responses with changed documents.
 * @param origin of the other server.
 */
const serveChanged = (origin: string, change: (html: string) => string) =>
  serve(
    createServer(async (request, response) => {
      const original = await fetch(`${origin}${request.url}`, { redirect: 'manual' });
      const type = original.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await original.arrayBuffer());
      const body = type.startsWith('text/html') ? Buffer.from(change(bytes.toString())) : bytes;
      const isBinary = /image\/(?!svg)|font/.test(type);
      const headers = [...original.headers].filter(([name]) => !ownHeaders.includes(name));
      if (!isBinary) headers.push(['content-encoding', 'br']);
      response.writeHead(original.status, headers.flat());
      response.end(isBinary ? body : brotliCompressSync(body, { params }));
    }),
  );

/** A page, itself without scripts, and the same app without prerendering, one after another. */
type PageRun = Record<'page' | 'bare' | 'shell', Awaited<ReturnType<typeof runLighthouse>>>;

function recordRuns(record: Recorder, what: string, runs: readonly PageRun[]): void {
  const pages = runs.map(({ page }) => page);
  const lowest = pages[0]?.scores.map((_, index) =>
    Math.min(...pages.map(({ scores }) => scores[index] ?? 0)),
  );
  record.check(
    `${what}: lowest of ${runs.length} in performance, accessibility, best practices, SEO if listed`,
    [lowest?.join(' / '), ...new Set(pages.flatMap(({ failed }) => failed))].join('; '),
    '100 each',
    lowest?.every((score) => score === 100) ?? false,
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
  const paint = (of: keyof PageRun) =>
    formatMilliseconds(median(runs.map((run) => run[of].largestPaint)));
  const [toBare = 0, toShell = 0] = (['bare', 'shell'] as const).map((to) =>
    median(runs.map((run) => run.page.largestPaint / run[to].largestPaint)),
  );
  record.check(
    `${what}: largest paint`,
    paint('page'),
    `≤ ${STATIC_LIMIT}, ≤ ${SHELL_LIMIT}`,
    toBare <= STATIC_LIMIT && toShell <= SHELL_LIMIT,
    {
      control: `bare page ${paint('bare')}, empty shell ${paint('shell')}`,
      ratio: `${toBare.toFixed(2)}, ${toShell.toFixed(2)}`,
    },
  );
}

export async function run(context: CaseContext): Promise<void> {
  const { record, quick, parts } = context;
  const port = await freePort();
  const onSite = async (url: string, pages: readonly string[]) => {
    const bare = parts.use(await serveChanged(url, withoutScripts));
    const shell = parts.use(await serveChanged(url, emptyShell));
    const runOnce = async (path: string, factor: FormFactor): Promise<PageRun> => {
      const wanted = categories.filter((one) => path !== SIGN_IN_PATH || one !== 'seo');
      const time = (origin: string) =>
        runLighthouse(`${origin}${path}`, factor, port, ['performance']);
      return {
        page: await runLighthouse(`${url}${path}`, factor, port, wanted),
        bare: await time(bare.url),
        shell: await time(shell.url),
      };
    };
    for (const factor of quick ? (['mobile'] as const) : (['mobile', 'desktop'] as const)) {
      for (const path of [SIGN_IN_PATH, ...(quick ? pages.slice(0, 1) : pages)]) {
        const runs = await inSequence(quick ? 1 : 5, () => runOnce(path, factor));
        recordRuns(record, `${path} ${factor}`, runs);
      }
    }
  };
  const args = [`--remote-debugging-port=${port}`];
  await withPublicSite(context, ({ url, pages }) => onSite(url, pages), args);
}

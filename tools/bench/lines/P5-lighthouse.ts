import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { median } from '../../lib/lines/ratio.ts';
import { freePort } from '../../lib/ports.ts';
import { emptyShell, serveChanged, withoutScripts } from '../site/changed-site.ts';
import {
  categories,
  type FormFactor,
  type PageScore,
  type PageTimes,
  scorePage,
  timePage,
} from '../site/lighthouse-run.ts';
import { withPublicSite } from '../site/public-site.ts';

const SHIFT_LIMIT = 0.005;
const BLOCKING_LIMIT = 30;
const STATIC_LIMIT = 1.25;
const SHELL_LIMIT = 0.6;

/** A page and its controls, looked at one after another in each run. */
interface PageRun {
  readonly score: PageScore;
  readonly bare: PageTimes;
  readonly shell: PageTimes;
}

type Record = (reading: Reading) => void;

function recordScores(record: Record, what: string, runs: readonly PageRun[]): void {
  const least = categories.map((id) => Math.min(...runs.map(({ score }) => score.scores[id])));
  const faults = [...new Set(runs.flatMap(({ score }) => score.faults))];
  record({
    what: `${what}: least of ${runs.length} in performance, accessibility, practices, search`,
    seen: [least.join(' / '), ...faults].join('; '),
    budget: '100 / 100 / 100 / 100',
    holds: least.every((score) => score === 100),
  });
  const shift = Math.max(...runs.map(({ score }) => score.layoutShift));
  const times = (values: readonly number[]) =>
    `${median(values).toFixed(0)} ms mostly, ${Math.max(...values).toFixed(0)} ms at most`;
  const blocking = runs.map(({ score }) => score.blocking);
  record({
    what: `${what}: most of layout shift; blocking time`,
    seen: `${shift.toFixed(4)}; ${times(blocking)}`,
    // Without any script: what the machine itself blocks.
    control: `bare page ${times(runs.map(({ bare }) => bare.blocking))}`,
    budget: `≤ ${SHIFT_LIMIT}, ≤ ${BLOCKING_LIMIT} ms`,
    holds: shift <= SHIFT_LIMIT && median(blocking) <= BLOCKING_LIMIT,
  });
}

function recordPaint(record: Record, what: string, runs: readonly PageRun[]): void {
  const toBare = median(runs.map(({ score, bare }) => score.largestPaint / bare.largestPaint));
  const toShell = median(runs.map(({ score, shell }) => score.largestPaint / shell.largestPaint));
  const milliseconds = (values: readonly number[]) => `${median(values).toFixed(0)} ms`;
  record({
    what: `${what}: largest paint`,
    seen: milliseconds(runs.map(({ score }) => score.largestPaint)),
    control: `bare page ${milliseconds(runs.map(({ bare }) => bare.largestPaint))}, empty shell ${milliseconds(runs.map(({ shell }) => shell.largestPaint))}`,
    ratio: `${toBare.toFixed(2)}, ${toShell.toFixed(2)}`,
    budget: `≤ ${STATIC_LIMIT}, ≤ ${SHELL_LIMIT}`,
    holds: toBare <= STATIC_LIMIT && toShell <= SHELL_LIMIT,
  });
}

/** Every public page as Lighthouse sees it (numbers P5). */
export const line: MeasuredLine = {
  id: 'P5',
  title: 'Lighthouse on every public page',
  run: async (record, { quick, signal }) => {
    const port = await freePort();
    const args = [`--remote-debugging-port=${port}`];
    await withPublicSite({ signal, args }, async ({ url, pages }) => {
      const bare = await serveChanged(url, withoutScripts);
      const shell = await serveChanged(url, emptyShell);
      const look = async (path: string, formFactor: FormFactor): Promise<PageRun> => {
        const times = (origin: string) => timePage({ url: `${origin}${path}`, formFactor, port });
        return {
          score: await scorePage({ url: `${url}${path}`, formFactor, port }),
          bare: await times(bare.url),
          shell: await times(shell.url),
        };
      };
      try {
        const formFactors = quick ? (['mobile'] as const) : (['mobile', 'desktop'] as const);
        for (const formFactor of formFactors) {
          for (const path of quick ? pages.slice(0, 2) : pages) {
            const runs: PageRun[] = [];
            for (let n = 0; n < (quick ? 1 : 5); n += 1) runs.push(await look(path, formFactor));
            recordScores(record, `${path} ${formFactor}`, runs);
            recordPaint(record, `${path} ${formFactor}`, runs);
          }
        }
      } finally {
        bare.close();
        shell.close();
      }
    });
  },
};

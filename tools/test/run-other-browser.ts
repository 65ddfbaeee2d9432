import { ensureOtherBrowser, type OtherEngine } from '../lib/other-browsers.ts';
import type { StepResult } from './report.ts';
import { runVitest } from './run-vitest.ts';

/** Which journeys run: those that most depend on the browser, or all that its driver can do. */
export type JourneySet = 'core' | 'all';

/** Lines in which a run of the journeys says what its browser cannot do. */
const excluded = /^Not in \w+: .*$/gm;

/** Runs the journeys in a browser besides Chromium, or says in one line why not. */
export async function runOtherBrowser(
  signal: AbortSignal,
  engine: OtherEngine,
  journeys: JourneySet,
): Promise<StepResult> {
  const missing = ensureOtherBrowser(engine);
  if (missing) return { passed: 0, failed: 0, output: '', note: missing };
  const env = { JOURNEYS_BROWSER: engine, JOURNEYS_SET: journeys };
  const result = await runVitest(signal, 'apps/portal/e2e', { env, name: `journeys-${engine}` });
  return { ...result, note: (result.output.match(excluded) ?? []).join('\n    ') };
}

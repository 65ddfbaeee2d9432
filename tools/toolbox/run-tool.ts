import type { RunMeasure, ToolboxClient } from './client.ts';

/** How a simulated run goes. */
export interface RunPlan extends RunMeasure {
  /** Where and why the run fails; it succeeds when absent. */
  readonly failure?: { readonly stage: string; readonly message: string };
}

/** Result of a run, as the server settled it. */
export type RunResult = Awaited<ReturnType<ToolboxClient['finish']>>;

/**
 * Plays one metered run as the desktop toolbox makes it: estimate, reserve, a sign of life, and
 * settle or report the failure.
 * @throws ToolboxError when the server refuses a step, with 402 when credits are short.
 */
export async function runTool(client: ToolboxClient, plan: RunPlan): Promise<RunResult> {
  const { failure, ...measure } = plan;
  await client.estimate(measure);
  const run = await client.reserve(measure);
  await client.heartbeat(run.utilization_id);
  return failure
    ? client.fail(run.utilization_id, failure.stage, failure.message)
    : client.finish(run.utilization_id);
}

import autocannon from 'autocannon';
import { quantile, timeOf, together } from '../../lib/cases/statistics.ts';

const CALLERS = 32;

/**
 * Sends a request over connections that stay open.
 * @returns responses per second, and the milliseconds that 99 of 100 did not exceed.
 * @throws when a response has no success status.
 */
export async function httpLoad(options: autocannon.Options, seconds: number) {
  const result = await autocannon({ connections: CALLERS, duration: seconds, ...options });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${options.url}: ${result.errors} errors, ${result.non2xx} without success`);
  }
  return { throughput: result.requests.total / result.duration, p99: result.latency.p99 };
}

/** Repeats work by as many callers: the control of an HTTP load. */
export async function workLoad(work: () => Promise<unknown>, seconds: number) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const elapsed = await timeOf(() =>
    together(CALLERS, async () => {
      while (performance.now() < end) times.push(await timeOf(work));
    }),
  );
  return { throughput: (1000 * times.length) / elapsed, p99: quantile(times, 0.99) };
}

import autocannon from 'autocannon';
import { quantile } from '../../lib/cases/statistics.ts';

/** Throughput and latency under load. */
export interface Load {
  /** Responses per second. */
  readonly throughput: number;
  /** Milliseconds that 99 of 100 responses did not exceed. */
  readonly p99: number;
}

const CALLERS = 32;

/** Sends a request over kept connections. @throws when a response has no success status. */
export async function httpLoad(options: autocannon.Options, seconds: number): Promise<Load> {
  const result = await autocannon({ connections: CALLERS, duration: seconds, ...options });
  if (result.errors + result.non2xx > 0) {
    throw new Error(`${options.url}: ${result.errors} errors, ${result.non2xx} without success`);
  }
  return { throughput: result.requests.total / result.duration, p99: result.latency.p99 };
}

/** Repeats work by as many callers: the control of an HTTP load. */
export async function workLoad(work: () => Promise<unknown>, seconds: number): Promise<Load> {
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const caller = async () => {
    for (let start = performance.now(); start < end; start = performance.now()) {
      await work();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  const elapsed = (performance.now() - begin) / 1000;
  return { throughput: times.length / elapsed, p99: quantile(times, 0.99) };
}

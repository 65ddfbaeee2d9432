import { Agent, get, type RequestOptions } from 'node:http';
import { quantile } from '../../lib/lines/ratio.ts';

/** What many callers got in some seconds. */
export interface Load {
  /** Answers a second. */
  readonly throughput: number;
  /** Milliseconds that 99 of 100 answers did not exceed. */
  readonly p99: number;
}

/**
 * Lets some callers do the same thing over and over.
 * @param once does it once. @throws ends the measurement.
 */
export async function loadOf(
  once: () => Promise<unknown>,
  { callers = 32, seconds = 2 }: { callers?: number; seconds?: number } = {},
): Promise<Load> {
  const times: number[] = [];
  const began = performance.now();
  const end = began + seconds * 1000;
  const caller = async () => {
    for (let at = performance.now(); at < end; at = performance.now()) {
      await once();
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  const elapsed = (performance.now() - began) / 1000;
  return { throughput: times.length / elapsed, p99: quantile(times, 0.99) };
}

/** Connections that are kept, one for each of the callers. */
export function keptConnections(callers = 32): Agent {
  return new Agent({ keepAlive: true, maxSockets: callers });
}

/** Asks for an address and reads the whole answer. @throws when it is no success. */
export function fetchOnce(url: string, options: RequestOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(text);
        else reject(new Error(`${url}: ${answer.statusCode} ${text.slice(0, 200)}`));
      });
    }).on('error', reject);
  });
}

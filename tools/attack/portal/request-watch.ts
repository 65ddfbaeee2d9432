import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright';

/** Address of a refresh. */
export const refreshPattern = /\/api\/token\/refresh$/;

/** Whether a request is a call of the API. */
export const isEndpoint = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** A refresh of a tab: the steps of the watch between which it was under way. */
interface RefreshSpan {
  readonly request: Request;
  readonly tab: number;
  readonly from: number;
  to: number;
}

/** Counts the calls of all tabs of a browser. */
export class RequestWatch {
  #underWay = new Set<Request>();
  #sent = new Map<string, number>();
  #lastChange = Date.now();
  #tabs = new Map<object, number>();
  #refreshes: RefreshSpan[] = [];
  #step = 0;

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#begin(request));
    context.on('requestfinished', (request) => this.#end(request));
    context.on('requestfailed', (request) => this.#end(request));
  }

  #begin(request: Request): void {
    if (!isEndpoint(request)) return;
    this.#lastChange = Date.now();
    this.#underWay.add(request);
    const page = request.frame().page();
    const tab = this.#tabs.get(page) ?? this.#tabs.size;
    this.#tabs.set(page, tab);
    const name = `tab ${tab}: ${request.method()} ${request.url()}`;
    this.#sent.set(name, (this.#sent.get(name) ?? 0) + 1);
    if (!refreshPattern.test(request.url())) return;
    this.#step += 1;
    this.#refreshes.push({ request, tab, from: this.#step, to: Number.POSITIVE_INFINITY });
  }

  #end(request: Request): void {
    if (!this.#underWay.delete(request)) return;
    this.#lastChange = Date.now();
    const refresh = this.#refreshes.find((one) => one.request === request);
    if (refresh) refresh.to = this.#endOf(refresh);
  }

  /**
   * When a refresh ended. One that its tab gave up had ended when that tab asked again: the browser
   * tells of the two in any order.
   */
  #endOf({ request, tab, from }: RefreshSpan): number {
    const isGivenUp = request.failure()?.errorText === 'net::ERR_ABORTED';
    const next = this.#refreshes.find((one) => one.tab === tab && one.from > from);
    if (isGivenUp && next) return next.from;
    this.#step += 1;
    return this.#step;
  }

  /** Most refreshes that were under way at one moment. */
  get mostRefreshesAtOnce(): number {
    const begins = this.#refreshes.map(({ from }) => from);
    const countAt = (step: number) =>
      this.#refreshes.filter(({ from, to }) => from <= step && step < to).length;
    return Math.max(0, ...begins.map(countAt));
  }

  /** Begins to count anew. */
  reset(): void {
    this.#sent.clear();
    this.#refreshes = this.#refreshes.filter(({ to }) => to === Number.POSITIVE_INFINITY);
  }

  /** How often the same request was sent by one tab, at most. */
  get mostSent(): number {
    return Math.max(0, ...this.#sent.values());
  }

  /** Requests so far. */
  get total(): number {
    return [...this.#sent.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Refreshes so far, over all tabs. */
  get refreshes(): number {
    const own = [...this.#sent].filter(([name]) => refreshPattern.test(name));
    return own.reduce((sum, [, count]) => sum + count, 0);
  }

  /** Waits until no call has been under way for a second. @throws after two minutes. */
  async untilQuiet(): Promise<void> {
    const began = Date.now();
    while (this.#underWay.size > 0 || Date.now() - this.#lastChange < 1_000) {
      if (Date.now() - began > 120_000) throw new Error('The tabs do not come to rest.');
      await sleep(50);
    }
  }
}

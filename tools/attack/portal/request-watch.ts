import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Request } from 'playwright';

/** Address of a refresh. */
export const refreshPattern = /\/api\/token\/refresh$/;

/** Whether a request is a call of the API. */
export const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/** Counts the calls of all tabs of a browser. */
export class RequestWatch {
  /** Most refreshes that were under way at one moment. */
  mostRefreshesAtOnce = 0;
  #underWay = new Set<Request>();
  #sent = new Map<string, number>();
  #lastChange = Date.now();
  #tabs = new Map<object, number>();

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#begin(request));
    context.on('requestfinished', (request) => this.#end(request));
    context.on('requestfailed', (request) => this.#end(request));
  }

  #begin(request: Request): void {
    if (!isCall(request)) return;
    this.#lastChange = Date.now();
    this.#underWay.add(request);
    const page = request.frame().page();
    const tab = this.#tabs.get(page) ?? this.#tabs.size;
    this.#tabs.set(page, tab);
    const name = `tab ${tab}: ${request.method()} ${request.url()}`;
    this.#sent.set(name, (this.#sent.get(name) ?? 0) + 1);
    const refreshes = [...this.#underWay].filter((one) => refreshPattern.test(one.url()));
    this.mostRefreshesAtOnce = Math.max(this.mostRefreshesAtOnce, refreshes.length);
  }

  #end(request: Request): void {
    if (this.#underWay.delete(request)) this.#lastChange = Date.now();
  }

  /** Begins to count anew. */
  reset(): void {
    this.#sent.clear();
    this.mostRefreshesAtOnce = 0;
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

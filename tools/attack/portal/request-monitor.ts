import type { BrowserContext, Page, Request } from 'playwright';
import { Tally } from '../../lib/cases/statistics.ts';
import { waitUntil } from '../../lib/wait.ts';

export const refreshPattern = /\/api\/token\/refresh$/;

export const isApiRequest = (request: Request) =>
  new URL(request.url()).pathname.startsWith('/api/');

/** A refresh of a tab, with the steps between which it was pending. */
interface RefreshSpan {
  readonly request: Request;
  readonly page: Page;
  readonly from: number;
  to: number;
}

/** Counts the API requests of all tabs of a browser. */
export class RequestMonitor {
  readonly #pending = new Set<Request>();
  readonly #sent = new Tally();
  readonly #pages: Page[] = [];
  #lastChange = Date.now();
  #refreshes: RefreshSpan[] = [];
  #step = 0;

  constructor(context: BrowserContext) {
    context.on('request', (request) => this.#begin(request));
    context.on('requestfinished', (request) => this.#end(request));
    context.on('requestfailed', (request) => this.#end(request));
  }

  #begin(request: Request): void {
    if (!isApiRequest(request)) return;
    this.#lastChange = Date.now();
    this.#pending.add(request);
    const page = request.frame().page();
    if (!this.#pages.includes(page)) this.#pages.push(page);
    this.#sent.count(`tab ${this.#pages.indexOf(page)}: ${request.method()} ${request.url()}`);
    if (!refreshPattern.test(request.url())) return;
    this.#step += 1;
    this.#refreshes.push({ request, page, from: this.#step, to: Number.POSITIVE_INFINITY });
  }

  #end(request: Request): void {
    if (!this.#pending.delete(request)) return;
    this.#lastChange = Date.now();
    const refresh = this.#refreshes.find((one) => one.request === request);
    if (!refresh) return;
    // An aborted refresh had ended when its tab sent the next: the browser emits both in any order.
    const isAborted = request.failure()?.errorText === 'net::ERR_ABORTED';
    const next = this.#refreshes.find(
      ({ page, from }) => isAborted && page === refresh.page && from > refresh.from,
    );
    if (!next) this.#step += 1;
    refresh.to = next?.from ?? this.#step;
  }

  reset(): void {
    this.#sent.clear();
    this.#refreshes = this.#refreshes.filter(({ to }) => to === Number.POSITIVE_INFINITY);
  }

  get maxConcurrentRefreshes(): number {
    const pendingAt = (step: number) =>
      this.#refreshes.filter(({ from, to }) => from <= step && step < to).length;
    return Math.max(0, ...this.#refreshes.map(({ from }) => pendingAt(from)));
  }

  /** How often one tab sent the same request, at most. */
  get maxSent(): number {
    return Math.max(0, ...this.#sent.values());
  }

  get count(): number {
    return [...this.#sent.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Waits until no request has been pending for a second. @throws after two minutes. */
  async waitUntilIdle(): Promise<void> {
    const isIdle = () => this.#pending.size === 0 && Date.now() - this.#lastChange >= 1_000;
    await waitUntil(isIdle, 'Tabs without requests', 120_000);
  }
}

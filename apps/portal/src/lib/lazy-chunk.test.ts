import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  LoadFailure,
  lazyChunk,
  lazyScreen,
  leaveLimit,
  loadLimit,
  withinLimit,
} from './lazy-chunk.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('loading a lazy chunk', () => {
  it('fails after 120 seconds', async () => {
    vi.useFakeTimers();
    const outcome = withinLimit(new Promise(() => {}), loadLimit).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(119_999);
    await expect(Promise.race([outcome, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    await expect(outcome).resolves.toBeInstanceOf(LoadFailure);
  });

  it('returns the chunk or its error', async () => {
    await expect(withinLimit(Promise.resolve(7), 10)).resolves.toBe(7);
    await expect(withinLimit(Promise.reject(new TypeError('404')), 10)).rejects.toThrow('404');
  });
});

describe('a prefetched screen', () => {
  const shown = (screen: FunctionComponent) => renderToString(createElement(screen));
  const Page = () => 'Contenido';

  it('renders synchronously', async () => {
    const screen = lazyScreen(async () => ({ Page }), 'Page');
    expect(() => shown(screen)).toThrow('suspended');
    await screen.load();
    expect(shown(screen)).toBe('Contenido');
  });

  it('is requested again if prefetching it failed', async () => {
    let tries = 0;
    const screen = lazyScreen(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('offline');
      return { Page };
    }, 'Page');
    await expect(screen.load()).rejects.toThrow('offline');
    await screen.load();
    expect(shown(screen)).toBe('Contenido');
  });
});

describe('a chunk that cannot be fetched', () => {
  const missing = async (): Promise<{ Page: FunctionComponent }> => {
    throw new TypeError('404');
  };

  /** Stubs the browser of a page that can reload. */
  function stubPage(onLine = true) {
    const stored = new Map<string, string>();
    const reload = vi.fn();
    const page = Object.assign(new EventTarget(), { location: { pathname: '/pricing', reload } });
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { onLine });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    return reload;
  }

  async function errorOf(component: FunctionComponent): Promise<unknown> {
    const onError = vi.fn();
    await prerender(createElement(component), { onError }).catch(() => undefined);
    return onError.mock.calls[0]?.[0];
  }

  it('shows the load failure and does not reload a page with input', async () => {
    const reload = stubPage();
    const error = await errorOf(lazyChunk(missing, 'Page'));
    expect(error).toBeInstanceOf(LoadFailure);
    expect(error).toHaveProperty('cause.message', '404');
    expect(reload).not.toHaveBeenCalled();
  });

  it('shows the load failure of a screen and does not reload its page without a connection', async () => {
    const reload = stubPage(false);
    expect(await errorOf(lazyScreen(missing, 'Page'))).toBeInstanceOf(LoadFailure);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads a whole page once, and then shows the load failure', async () => {
    const reload = stubPage();
    void errorOf(lazyScreen(missing, 'Page'));
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(await errorOf(lazyScreen(missing, 'Page'))).toBeInstanceOf(LoadFailure);
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each(['after', 'before'])(
    'does not reload a page that was left %s the request, unless the visitor stays',
    async (when) => {
      vi.useFakeTimers();
      const reload = stubPage();
      const leave = () => window.dispatchEvent(new Event('beforeunload'));
      const screen = lazyScreen(async () => {
        if (when === 'after') leave();
        return missing();
      }, 'Page');
      if (when === 'before') leave();
      void errorOf(screen);
      await vi.advanceTimersByTimeAsync(leaveLimit - 1);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(reload).toHaveBeenCalledOnce();
    },
  );
});

import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoadFailure, loadLimit, loadScreen, withinLimit } from './load-screen.ts';

afterEach(() => {
  vi.useRealTimers();
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
    const screen = loadScreen(async () => ({ Page }), 'Page');
    expect(() => shown(screen)).toThrow('suspended');
    await screen.load();
    expect(shown(screen)).toBe('Contenido');
  });

  it('is requested again if prefetching it failed', async () => {
    let tries = 0;
    const screen = loadScreen(async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('offline');
      return { Page };
    }, 'Page');
    await expect(screen.load()).rejects.toThrow('offline');
    await screen.load();
    expect(shown(screen)).toBe('Contenido');
  });
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { type Child, startChild } from '../../../../../tools/lib/child.ts';
import { findWebKit } from '../../../../../tools/lib/other-browsers.ts';
import { freePort } from '../../../../../tools/lib/ports.ts';
import { createTempFolder, removeFolder } from '../../../../../tools/lib/temp-folder.ts';
import { type Arrival, usualTimeZone, usualViewport } from '../journey-page.ts';
import { startProxy } from './proxy.ts';
import { resizeTo } from './resize.ts';

/** A WebKit with a profile of its own. */
export interface WebKitDriver {
  readonly driver: WebDriver;
  /** Where it saves what it downloads. */
  readonly downloads: string;
  end(): Promise<void>;
}

/** Without it, the toolbar makes no window narrower than 447 px. */
const toolbarStyle = '* { padding: 0; margin: 0; border-width: 0; min-width: 0 }';

/** Milliseconds that a process gets to exit by itself. */
const exitLimit = 3_000;
const startLimit = 20_000;
const interval = 100;

/** Waits until the driver of a port responds. @throws when it does not within twenty seconds. */
async function waitUntilReady(port: number): Promise<void> {
  for (let waited = 0; waited < startLimit; waited += interval) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok) return;
    await sleep(interval);
  }
  throw new Error('WebKitWebDriver did not start.');
}

/** Starts Xvfb on a display that it chooses itself. @returns the display, e.g. `:3`. */
async function startScreen(command: string): Promise<{ child: Child; display: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = await startChild({
    name: 'Xvfb',
    command,
    args: ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    group: true,
    onLine: (line) => /^\d+$/.test(line) && resolve(`:${line}`),
  });
  void child.exited.then(() => reject(new Error(`Xvfb ended: ${child.lastLines().join('\n')}`)));
  return { child, display: await promise };
}

/**
 * Starts WebKit's MiniBrowser on a screen of its own, driven by WebDriver. All of it ends with this
 * program, also when that is killed.
 * @param onError called with each error of its pages, as the visitors' lists have it.
 */
export async function startWebKit(
  onError: (error: string) => void,
  { viewport = usualViewport, timezoneId = usualTimeZone }: Arrival = {},
): Promise<WebKitDriver> {
  const found = findWebKit();
  if (!found) throw new Error('WebKit needs webkit2gtk-driver and xvfb.');
  const home = createTempFolder('webkit');
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), toolbarStyle);
  const screen = await startScreen(found.screen);
  const proxy = await startProxy(onError);
  const port = await freePort();
  const service = await startChild({
    name: 'WebKitWebDriver',
    command: found.driver,
    args: [`--port=${port}`],
    group: true,
    env: {
      ...process.env,
      ...{ DISPLAY: screen.display, TZ: timezoneId, HOME: home, XDG_DOWNLOAD_DIR: home },
      ...{ XDG_CACHE_HOME: `${home}/cache`, XDG_DATA_HOME: `${home}/data`, XDG_CONFIG_HOME: home },
      // Layers for a graphics processor, without one, are more than half of a page's CPU time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Neither a bus nor the services of accessibility, which would outlive it.
      ...{ DBUS_SESSION_BUS_ADDRESS: 'disabled:', NO_AT_BRIDGE: '1', GSETTINGS_BACKEND: 'memory' },
    },
  });
  const stopAll = async () => {
    await service.stop(exitLimit);
    await screen.child.stop(exitLimit);
    proxy.close();
    removeFolder(home);
  };
  try {
    await waitUntilReady(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${proxy.port}` },
        'webkitgtk:browserOptions': {
          binary: found.browser,
          args: ['--automation'],
        },
      })
      .build();
    await resizeTo(driver, viewport);
    const end = () => driver.quit().finally(stopAll);
    return { driver, downloads: home, end };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

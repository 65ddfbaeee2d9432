import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../../../../tools/lib/other-browsers.ts';
import { freePort } from '../../../../../tools/lib/ports.ts';
import type { Viewport } from '../journey-page.ts';

/** A WebKit with a profile of its own. */
export interface WebKitDriver {
  readonly driver: WebDriver;
  /** Where it saves what it downloads. */
  readonly downloads: string;
  end(): Promise<void>;
}

/** Waits until the driver of a port responds. @throws when it does not within twenty seconds. */
async function untilReady(port: number): Promise<void> {
  for (let waited = 0; waited < 20_000; waited += 200) {
    const response = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error('WebKitWebDriver did not start.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Starts Xvfb on a display that it chooses itself. @returns the display, e.g. `:3`. */
async function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = await once(child.stdout, 'data');
  return { child, display: `:${String(line).trim()}` };
}

/** Starts WebKit's MiniBrowser on a screen of its own, driven by WebDriver. */
export async function startWebKit({ width, height }: Viewport): Promise<WebKitDriver> {
  const found = findWebKit();
  if (!found) throw new Error('WebKit needs webkit2gtk-driver and xvfb.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  const screen = await startScreen(found.screen);
  const port = await freePort();
  const env = {
    ...process.env,
    ...{ DISPLAY: screen.display, TZ: 'America/Bogota', HOME: home, XDG_DOWNLOAD_DIR: home },
    ...{ XDG_CACHE_HOME: join(home, 'cache'), XDG_DATA_HOME: join(home, 'data') },
  };
  const service = spawn(found.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const stopAll = async () => {
    await stop(service);
    await stop(screen.child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await untilReady(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: found.browser, args: ['--automation'] },
      })
      .build();
    const window = driver.manage().window();
    await window.setRect({ x: 0, y: 0, width, height });
    const end = () => driver.quit().finally(stopAll);
    return { driver, downloads: home, end };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

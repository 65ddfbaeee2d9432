import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { inWorkspace } from '../../../../../tools/lib/workspace.ts';
import type { Arrival, JourneyBrowser, JourneyVisitor } from '../journey-page.ts';
import { startWebKit, type WebKitDriver } from './driver.ts';
import { isOpen } from './is-open.ts';
import { WebKitPage } from './page.ts';

/** A user with a WebKit of their own. */
class WebKitVisitor implements JourneyVisitor {
  readonly name: string;
  readonly page: WebKitPage;
  readonly errors: string[];
  readonly #webkit: WebKitDriver;
  readonly #portal: string;

  constructor(
    name: string,
    webkit: WebKitDriver,
    portal: string,
    { handle, errors }: { handle: string; errors: string[] },
  ) {
    this.name = name;
    this.errors = errors;
    this.#webkit = webkit;
    this.#portal = portal;
    this.page = this.#pageOf(handle);
  }

  #pageOf(handle: string): WebKitPage {
    const { driver } = this.#webkit;
    return new WebKitPage({ driver, portal: this.#portal }, handle);
  }

  async openTab(url: string): Promise<WebKitPage> {
    const { driver } = this.#webkit;
    // A window: the tabs behind another one are hidden, and WebKit pauses them.
    await driver.switchTo().newWindow('window');
    const page = this.#pageOf(await driver.getWindowHandle());
    await page.goto(url);
    return page;
  }

  async download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const { downloads } = this.#webkit;
    const files = () =>
      readdirSync(downloads).filter((name) => /\.(csv|json|xlsx|pdf)$/.test(name));
    const before = files();
    await act();
    const added = () => files().find((name) => !before.includes(name)) ?? '';
    await expect.poll(added).not.toBe('');
    const name = added();
    const path = join(downloads, name);
    // It has its name from the start, and is closed once it is complete.
    await expect.poll(() => isOpen(path)).toBe(false);
    const bytes = readFileSync(path);
    // WebKit saves no file over another one.
    rmSync(path);
    return { name, bytes };
  }

  async saveEvidence(): Promise<{ folder: string; last: string[] }> {
    const folder = inWorkspace('.cache', 'journeys', this.name);
    mkdirSync(folder, { recursive: true });
    const screenshot = await this.#webkit.driver.takeScreenshot();
    writeFileSync(join(folder, 'page.png'), screenshot, 'base64');
    return { folder, last: [this.page.url()] };
  }
}

/** WebKit for the journeys; each visitor has a process of their own, as WebDriver has one profile. */
export function openWebKit(): JourneyBrowser {
  const started: WebKitDriver[] = [];
  return {
    async arrive(portal: string, name: string, arrival?: Arrival) {
      const errors: string[] = [];
      const webkit = await startWebKit((error) => errors.push(error), arrival);
      started.push(webkit);
      const handle = await webkit.driver.getWindowHandle();
      return new WebKitVisitor(name, webkit, portal, { handle, errors });
    },
    async close() {
      for (const webkit of started) await webkit.end();
    },
  };
}

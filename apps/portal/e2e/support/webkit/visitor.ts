import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { inWorkspace } from '../../../../../tools/lib/workspace.ts';
import type { JourneyBrowser, JourneyVisitor, Viewport } from '../journey-page.ts';
import { startWebKit, type WebKitDriver } from './driver.ts';
import { WebKitPage } from './page.ts';

/** A user with a WebKit of their own. */
class WebKitVisitor implements JourneyVisitor {
  readonly name: string;
  readonly page: WebKitPage;
  readonly errors: string[];
  readonly #webkit: WebKitDriver;
  readonly #portal: string;

  constructor(name: string, webkit: WebKitDriver, portal: string, handle: string) {
    this.name = name;
    this.errors = [];
    this.#webkit = webkit;
    this.#portal = portal;
    this.page = new WebKitPage(webkit.driver, handle, portal, this.errors);
  }

  async openTab(url: string): Promise<WebKitPage> {
    const { driver } = this.#webkit;
    await driver.switchTo().newWindow('tab');
    const handle = await driver.getWindowHandle();
    const page = new WebKitPage(driver, handle, this.#portal, this.errors);
    await page.goto(url);
    return page;
  }

  async download(act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
    const { downloads } = this.#webkit;
    const files = () => readdirSync(downloads).filter((name) => /\.(csv|xlsx|pdf)$/.test(name));
    const before = files();
    await act();
    const added = () => files().find((name) => !before.includes(name)) ?? '';
    await expect.poll(added).not.toBe('');
    const name = added();
    return { name, bytes: readFileSync(join(downloads, name)) };
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
    async arrive(portal: string, name: string, viewport: Viewport = { width: 1280, height: 940 }) {
      const webkit = await startWebKit(viewport);
      started.push(webkit);
      const handle = await webkit.driver.getWindowHandle();
      return new WebKitVisitor(name, webkit, portal, handle);
    },
    async close() {
      for (const webkit of started) await webkit.end();
    },
  };
}

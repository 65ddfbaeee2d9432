import type { WebDriver } from 'selenium-webdriver';
import type { Viewport } from '../journey-page.ts';
import { retry } from './retry.ts';

const read = (driver: WebDriver) =>
  driver.executeScript<[number, number]>('return [window.innerWidth, window.innerHeight]');

/** Resizes the window until the page has a size: the window's bars take a part of it. */
export async function resizeTo(driver: WebDriver, { width, height }: Viewport): Promise<void> {
  const window = driver.manage().window();
  await retry(`Not ${width} × ${height}`, async () => {
    const [pageWidth, pageHeight] = await read(driver);
    if (pageWidth === width && pageHeight === height) return;
    const now = await window.getRect();
    await window.setRect({
      ...{ x: 0, y: 0 },
      width: now.width + width - pageWidth,
      height: now.height + height - pageHeight,
    });
    throw new Error(`${pageWidth} × ${pageHeight}`);
  });
}

import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The Chromium to run stories in: `CHROMIUM_PATH`, else the system's. Undefined lets Playwright
 * take its own, where it has been installed.
 */
export function findChromium() {
  return process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
}

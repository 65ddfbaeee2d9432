import { globSync } from 'node:fs';
import { aptInstall, findOnPath, findProgram, versionOf } from './programs.ts';

/** A browser besides Chromium that the journeys may run in. */
export type OtherEngine = 'firefox' | 'webkit';

/** Version 153 or a newer one: the ESR before it, 140, has not all commands that its driver sends. */
const newFirefox = /firefox (?:15[3-9]|1[6-9]\d|[2-9]\d\d|\d{4})\./i;

/** A Firefox on this machine, or `null`. @throws CliError when FIREFOX_PATH is not one. */
export const findFirefox = (): string | null =>
  findProgram({
    title: 'Firefox from 153',
    variable: 'FIREFOX_PATH',
    paths: () => ['firefox-esr', 'firefox'].map(findOnPath),
    recognize: (path) => newFirefox.test(versionOf(path)),
    packages: ['firefox-esr'],
  });

/** WebKitGTK's driver with the browser and the screen that it needs; `null` when one is missing. */
export function findWebKit() {
  const driver = findOnPath('WebKitWebDriver');
  const screen = findOnPath('Xvfb');
  const browser = globSync('/usr/lib/{,*/}webkit2gtk-4.*/MiniBrowser').sort().at(-1);
  return driver && screen && browser ? { driver, browser, screen } : null;
}

const engines = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'], find: findFirefox },
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
} as const;

/**
 * Finds a browser, or installs it with apt-get for root.
 * @returns why there is none, as a sentence; `null` when there is one.
 * @throws CliError when FIREFOX_PATH is wrong.
 */
export function ensureOtherBrowser(engine: OtherEngine): string | null {
  const { title, packages, find } = engines[engine];
  if (!find()) aptInstall(...packages);
  if (find()) return null;
  const install = `apt-get install ${packages.join(' ')}`;
  return `Not run in ${title}: none that is new enough was found, and none could be installed (on Debian: ${install}).`;
}

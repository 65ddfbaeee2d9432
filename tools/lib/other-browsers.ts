import { globSync } from 'node:fs';
import { aptInstall, findOnPath, findStarting } from './programs.ts';

/** A browser besides Chromium that the journeys may run in. */
export type OtherEngine = 'firefox' | 'webkit';

/** Their names in the output. */
const engineTitles = { firefox: 'Firefox', webkit: 'WebKit' } as const;

/** What drives WebKit: its driver, the browser it starts, and the screen on which that draws. */
export interface WebKit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Version 153 or a newer one: the ESR before it, 140, has not all commands that its driver sends. */
const newFirefox = /firefox (?:15[3-9]|1[6-9]\d|[2-9]\d\d|\d{4})\./i;

/** A Firefox on this machine, or `null`. @throws CliError when FIREFOX_PATH is not one. */
export const findFirefox = (): string | null =>
  findStarting(
    'Firefox from 153',
    newFirefox,
    'FIREFOX_PATH',
    ['firefox-esr', 'firefox'].map(findOnPath),
  );

/** WebKitGTK's driver with its browser, or `null` when a part of it is missing. */
export function findWebKit(): WebKit | null {
  const driver = findOnPath('WebKitWebDriver');
  const screen = findOnPath('Xvfb');
  const browser = globSync('/usr/lib/{,*/}webkit2gtk-4.*/MiniBrowser').sort().at(-1);
  return driver && screen && browser ? { driver, browser, screen } : null;
}

const engines = {
  firefox: { packages: ['firefox-esr'], find: findFirefox },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], find: findWebKit },
} as const;

/**
 * Finds a browser, or installs it with apt-get for root.
 * @returns why there is none, as a sentence; `null` when there is one.
 * @throws CliError when FIREFOX_PATH is wrong.
 */
export function ensureOtherBrowser(engine: OtherEngine): string | null {
  const { packages, find } = engines[engine];
  if (find()) return null;
  aptInstall(...packages);
  if (find()) return null;
  const install = `apt-get install ${packages.join(' ')}`;
  return `Not run in ${engineTitles[engine]}: none that is new enough was found, and none could be installed (on Debian: ${install}).`;
}

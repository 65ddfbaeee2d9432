import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { CliError } from './cli-error.ts';
import { aptInstall, findOnPath } from './programs.ts';

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

/** Whether a program starts as a Firefox; a distribution's placeholder does not. */
function isFirefox(file: string): boolean {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return run.status === 0 && /firefox/i.test(run.stdout);
}

/** A Firefox on this machine, or `null`. @throws CliError when FIREFOX_PATH is not one. */
export function findFirefox(): string | null {
  const { FIREFOX_PATH } = process.env;
  if (FIREFOX_PATH) {
    if (isFirefox(FIREFOX_PATH)) return FIREFOX_PATH;
    throw new CliError(`FIREFOX_PATH is "${FIREFOX_PATH}", which does not start as a Firefox.`);
  }
  const found = ['firefox-esr', 'firefox'].map(findOnPath);
  return found.find((file) => file !== null && isFirefox(file)) ?? null;
}

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
  return `Not run in ${engineTitles[engine]}: none was found and none could be installed (on Debian: ${install}).`;
}

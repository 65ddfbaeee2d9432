import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { CliError } from './cli-error.ts';
import { scriptOf } from './node-programs.ts';
import { aptInstall, findOnPath, findStarting, runInstaller } from './programs.ts';

/** The first has no user interface: the journeys take two thirds of a whole Chromium's CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** A Chromium on this machine, or `null`. @throws CliError when CHROMIUM_PATH is not one. */
export function findChromium(): string | null {
  const paths = [...names.map(findOnPath), chromium.executablePath()];
  return findStarting('Chromium', /chrom/i, 'CHROMIUM_PATH', paths);
}

/**
 * Finds a Chromium, or installs one: with apt-get for root, else Playwright's own build.
 * @returns path of the program.
 * @throws CliError that says what was tried.
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  const tried = aptInstall('chromium-headless-shell');
  if (!findChromium()) {
    tried.push(runInstaller(process.execPath, [scriptOf('playwright'), 'install', 'chromium']));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new CliError(
    'No Chromium was found and none could be installed. Install one (on Debian: ' +
      'apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.',
    tried.join('\n').trim().split('\n').slice(-20),
  );
}

/** Launches the machine's Chromium without a window. @param options further ones of Playwright. */
export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...options,
    executablePath: options.executablePath ?? ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    // Without a locale of UTF-8, Chromium finds nothing in a folder whose name has an accent.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}

/** Version of a Chromium, such as `156.0.8078.79`. @param executablePath the program. */
export async function chromiumVersion(executablePath: string): Promise<string> {
  const browser = await launchChromium({ executablePath });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type LaunchOptions } from 'playwright';
import { CliError } from './cli-error.ts';
import { scriptOf } from './node-programs.ts';
import { aptInstall, findOnPath, runInstaller } from './programs.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Whether a program starts as a browser; a distribution's placeholder does not. */
function works(file: string): boolean {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return run.status === 0 && /chrom/i.test(run.stdout);
}

/** A Chromium on this machine, or `null`. @throws CliError when CHROMIUM_PATH is not one. */
export function findChromium(): string | null {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (works(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new CliError(`CHROMIUM_PATH is "${CHROMIUM_PATH}", which does not start as a Chromium.`);
  }
  const found = names.map(findOnPath).find((file) => file !== null && works(file));
  const own = chromium.executablePath();
  return found ?? (existsSync(own) && works(own) ? own : null);
}

/**
 * Finds a Chromium, or installs one: with apt-get for root, else Playwright's own build.
 * @returns path of the program.
 * @throws CliError that says what was tried.
 */
export function ensureChromium(): string {
  const present = findChromium();
  if (present) return present;
  const tried = aptInstall('chromium');
  if (!findChromium()) {
    tried.push(runInstaller(process.execPath, [scriptOf('playwright'), 'install', 'chromium']));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new CliError(
    'No Chromium was found and none could be installed. Install one (on Debian: ' +
      'apt-get install chromium) or set CHROMIUM_PATH to one.',
    tried.join('\n').trim().split('\n').slice(-20),
  );
}

/** Launches the machine's Chromium without a window. @param options further ones of Playwright. */
export function launchChromium({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-background-networking', ...args],
    ...options,
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

// Finds a program that tests need, or installs it: `node tools/test/install.ts chromium`. A program of its
// own, because an installer holds the process that runs it, and `npm test` starts other steps meanwhile.
import { ensureChromium } from '../lib/chromium.ts';
import { CliError, runMain } from '../lib/cli-error.ts';
import { ensureOtherBrowser } from '../lib/other-browsers.ts';
import { ensureGdalPython, ensurePython3 } from '../lib/python.ts';

/** Each returns what it found; a missing Firefox or WebKit is said by the journeys that need it. */
const programs: Readonly<Record<string, () => string | null>> = {
  chromium: ensureChromium,
  python: ensurePython3,
  gdal: ensureGdalPython,
  firefox: () => ensureOtherBrowser('firefox'),
  webkit: () => ensureOtherBrowser('webkit'),
};

await runMain(() => {
  const [name = ''] = process.argv.slice(2);
  const ensure = programs[name];
  if (!ensure) throw new CliError(`No such program: ${name}`);
  console.log(ensure());
});

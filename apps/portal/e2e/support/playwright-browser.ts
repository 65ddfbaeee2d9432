import { type Browser, firefox } from 'playwright';
import { inject } from 'vitest';
import { launchChromium } from '../../../../tools/lib/chromium.ts';
import { findFirefox } from '../../../../tools/lib/other-browsers.ts';
import { engine } from './engine.ts';

const firefoxUserPrefs = {
  // A download leaves the page in front and focused: behind a tab with the PDF or the panel of
  // downloads it would have no events of focus.
  'pdfjs.disabled': true,
  'browser.download.alwaysOpenPanel': false,
  // The windows of all visitors have events of focus, not the front one only.
  'focusmanager.testmode': true,
  // Nothing is started for pages that never come, no first page and no extension is loaded, and the
  // windows are not painted sixty times a second.
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  'fission.autostart': false,
  'browser.startup.page': 0,
  'browser.newtabpage.enabled': false,
  'browser.newtab.preload': false,
  'extensions.enabledScopes': 0,
  'layout.frame_rate': 20,
  'toolkit.cosmeticAnimations.enabled': false,
  // Services of Mozilla, which the journeys do not need.
  'app.normandy.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'services.settings.server': 'data:,',
};

const chromiumArguments = [
  '--disable-gpu',
  // One renderer per browser context: Chromium starts a spare one for each page that may come.
  ...['--disable-site-isolation-trials', '--renderer-process-limit=1'],
  // A page ends before optimizing its code pays: journeys take a tenth less processor time.
  '--js-flags=--no-maglev --no-turbofan',
];

function launch(): Promise<Browser> {
  // Folders of its own would be left behind: Playwright removes them with traces that are stopped.
  const common = { tracesDir: inject('stack').traces, handleSIGTERM: false };
  if (engine === 'chromium') return launchChromium({ args: chromiumArguments, ...common });
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('There is no Firefox.');
  // Firefox as it is, over WebDriver BiDi, instead of Playwright's own build of it.
  return firefox.launch({ executablePath, channel: 'moz-firefox', firefoxUserPrefs, ...common });
}

let current: Browser | undefined;

/**
 * The Chromium or Firefox of this worker, which all its journeys use one after another: a start of
 * Firefox takes two seconds of processor time. It ends with the worker. @throws in WebKit.
 */
export async function openPlaywrightBrowser(): Promise<Browser> {
  if (engine === 'webkit') throw new Error('The journey is missing in exclusions.ts.');
  if (!current?.isConnected()) {
    current = await launch();
    // Vitest ends its workers by this signal. At an exit Playwright ends the browser and removes its folders;
    // its own handler waits for the browser, longer than Vitest does.
    process.once('SIGTERM', () => process.exit());
  }
  return current;
}

/** Ends a journey: closes all that it opened, with cookies and storage. */
export async function closeContexts(): Promise<void> {
  await Promise.all((current?.contexts() ?? []).map((context) => context.close()));
}

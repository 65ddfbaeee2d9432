import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { recordFailureEvidence } from './support/evidence.ts';
import { closeContexts, openPlaywrightBrowser } from './support/playwright-browser.ts';
import { screenChecks } from './support/screen-checks/checks.ts';
import { installPageReader } from './support/screen-checks/page-reader.ts';
import { installTextReader } from './support/screen-checks/text-reader.ts';
import { waitUntilStill } from './support/screen-checks/wait-until-still.ts';
import {
  formWithErrors,
  type ScreenKind,
  type Spectator,
  screenKinds,
} from './support/screen-kinds.ts';
import { demonstrationAccount, enter } from './support/sign-in.ts';
import { Visitor } from './support/visitor.ts';

const { portal } = inject('stack');

let browser: Browser;
let visitors: Readonly<Record<Spectator, Visitor>>;

beforeAll(async () => {
  browser = await openPlaywrightBrowser();
  const arrive = (name: Spectator) => Visitor.arrive(browser, portal, `screen-kinds-${name}`);
  visitors = {
    visitor: await arrive('visitor'),
    user: await arrive('user'),
    administrator: await arrive('administrator'),
  };
  for (const { page } of Object.values(visitors)) {
    await page.addInitScript(installPageReader);
    await page.addInitScript(installTextReader);
  }
  await enter(visitors.user, demonstrationAccount('usuaria_demo'));
  await enter(visitors.administrator, demonstrationAccount('admin_demo'), '/adminview');
});

recordFailureEvidence(() => Object.values(visitors));

afterAll(async () => {
  await closeContexts();
});

/** Opens a screen. @returns its page. */
async function open({ seenBy, path, prepare }: ScreenKind) {
  const { page } = visitors[seenBy];
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  await prepare(page);
  await waitUntilStill(page);
  return page;
}

describe.each(screenKinds)('$title', (kind) => {
  beforeAll(async () => {
    await open(kind);
  });

  it.each(screenChecks)('$title', async ({ run }) => {
    expect(await run(visitors[kind.seenBy].page, kind)).toEqual([]);
  });
});

describe('A screen with a defect', () => {
  it.each(screenChecks)('is not a screen that $title', async ({ run, defect }) => {
    const page = await open(formWithErrors);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css.replaceAll(/(;| })/g, ' !important$1'));
      document.adoptedStyleSheets = [sheet];
    }, defect);
    expect(await run(page, formWithErrors)).not.toEqual([]);
  });
});

it('causes no error', () => {
  for (const { errors } of Object.values(visitors)) expect(errors).toEqual([]);
});

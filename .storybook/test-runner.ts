import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { lookSteps } from './support/look-steps.ts';
import { expectNoOverflow } from './support/narrow.ts';
import { recordPicture } from './support/picture-log.ts';
import { recordBrowser, toleranceIn } from './support/picture-tolerance.ts';
import {
  isCommitted,
  lookAt,
  pictureFile,
  type Shot,
  type SizeName,
  type StoryLook,
  settle,
  sizes,
  takePicture,
} from './support/pictures.ts';
import type { ThemeName } from './support/themes.ts';

/** The moment at which every story stands: a Thursday morning in Bogotá. */
const NOW = new Date('2026-11-19T09:30:00-05:00');

/** How far one pixel's colour may be off before it counts, from 0 to 1: the grey of an edge. */
const PIXEL_TOLERANCE = 0.1;

const { PICTURES } = process.env;

/** What a look at a story needs to know of it. */
interface LookOptions {
  /** In which it stands after its visit. */
  readonly size: SizeName;
  /** Axe's own, as the story gives them. */
  readonly axeOptions: object | undefined;
}

/** Puts a theme on the story as it stands, without a second visit, and brings the page to rest. */
async function show(page: Page, theme: ThemeName) {
  await page.evaluate((name) => window.storybookApplyTheme?.(name), theme);
  await settle(page);
}

async function comparePicture(page: Page, id: string, shot: Shot, area: StoryLook['area']) {
  const file = pictureFile(id, shot);
  recordPicture(file.customSnapshotIdentifier);
  const picture = await takePicture(page, area);
  if (isCommitted(picture, file)) return;
  const browserVersion = page.context().browser()?.version() ?? '';
  if (isTakingAnew()) recordBrowser(browserVersion);
  expect(picture).toMatchImageSnapshot({
    ...file,
    customDiffConfig: { threshold: PIXEL_TOLERANCE },
    // Otherwise each comparison starts a Node of its own.
    runInProcess: true,
    ...toleranceIn(browserVersion),
  });
}

/** Axe in a theme after the first, in which the addon has looked already. */
async function expectNoBarriers(page: Page, theme: ThemeName, options: object | undefined) {
  const found = await page.evaluate((given) => window.storybookFindBarriers?.(given), options);
  if (!found) throw new Error('The preview gives the runner no axe.');
  if (found.length > 0) throw new Error(`Barriers in ${theme}:\n${found.join('\n')}`);
}

/** Looks at the story as it stands, in each theme and size that is asked for. */
async function lookAround(page: Page, id: string, look: StoryLook, given: LookOptions) {
  let stands = given.size;
  for (const step of lookSteps(look, given.size)) {
    if (step.size !== stands) await page.setViewportSize(sizes[step.size]);
    stands = step.size;
    await show(page, step.theme);
    if (step.axe) await expectNoBarriers(page, step.theme, given.axeOptions);
    if (step.picture && PICTURES !== 'off') await comparePicture(page, id, step, look.area);
  }
}

/** Whether the runner was started with `-u`. */
function isTakingAnew(): boolean {
  const { snapshotState } = expect.getState() as { snapshotState?: { _updateSnapshot?: string } };
  return snapshotState?._updateSnapshot === 'all';
}

async function expectNoUnhandledCalls(page: Page) {
  const calls = await page.evaluate(() => window.storybookUnhandledCalls ?? []);
  if (calls.length > 0) throw new Error(`Calls that no handler answers: ${calls.join(', ')}`);
}

/** Whether a story asks in its `globals` for a phone; the runner's types do not know of them. */
function isMobile(context: object): boolean {
  const { storyGlobals } = context as { storyGlobals?: { viewport?: { value?: unknown } } };
  return storyGlobals?.viewport?.value === 'w360';
}

/** In which size a story is visited. */
function sizeOf(story: { title: string }, context: object): SizeName {
  if (isMobile(context)) return 'mobile';
  return story.title.startsWith('UI/') ? 'component' : 'desktop';
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize(sizes[sizeOf(story, await getStoryContext(page, story))]);
    await page.evaluate(() => {
      window.storybookUnhandledCalls = [];
    });
  },
  async postVisit(page, story) {
    await expectNoUnhandledCalls(page);
    const context = await getStoryContext(page, story);
    const look = lookAt(story, context.parameters.pictures, isMobile(context));
    const axeOptions = context.parameters.a11y?.options;
    await lookAround(page, story.id, look, { size: sizeOf(story, context), axeOptions });
    // What a component leaves in the page stands now; screens say what they hold in 320 px themselves.
    if (story.title.startsWith('UI/')) await expectNoOverflow(page);
    await page.evaluate(() => window.storybookApplyTheme?.('sheet-light'));
  },
};

export default config;

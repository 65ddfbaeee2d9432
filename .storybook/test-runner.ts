import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { checkScreenshot } from './support/check-screenshot.ts';
import { type CaptureStep, lookSteps } from './support/look-steps.ts';
import { readMutations, tryMutations } from './support/mutations.ts';
import { expectNoOverflow } from './support/narrow.ts';
import {
  baselineName,
  lookAt,
  type SizeName,
  type StoryCapture,
  settle,
  sizes,
  takePicture,
} from './support/pictures.ts';
import { ruleFor } from './support/recorded-chromium.ts';
import type { ThemeName } from './support/themes.ts';

/** The moment at which every story stands: a Thursday morning in Bogotá. */
const NOW = new Date('2026-11-19T09:30:00-05:00');

const { PICTURES } = process.env;
const mutations = readMutations();

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

/** Takes a screenshot of the story. @returns how it differs from its baseline, if it does. */
async function compare(page: Page, id: string, step: CaptureStep, area: StoryCapture['area']) {
  const capture = () => takePicture(page, area);
  const name = baselineName(id, step);
  const own = mutations.filter(({ stories }) => stories.includes(id));
  if (own.length > 0) return tryMutations(page, { name, mutations: own, capture });
  const version = page.context().browser()?.version() ?? '';
  return checkScreenshot({ story: id, name, screenshot: await capture() }, ruleFor(version));
}

/** Axe in a theme after the first, in which the addon has looked already. */
async function findBarriers(page: Page, theme: ThemeName, options: object | undefined) {
  const found = await page.evaluate((given) => window.storybookFindBarriers?.(given), options);
  if (!found) throw new Error('The preview gives the runner no axe.');
  return found.length > 0 ? `Barriers in ${theme}:\n${found.join('\n')}` : null;
}

/**
 * Looks at the story as it stands, in each theme and size that is asked for.
 * @throws Error with all that was found: one difference must not hide those after it.
 */
async function lookAround(page: Page, id: string, look: StoryCapture, given: LookOptions) {
  const faults: (string | null)[] = [];
  let stands = given.size;
  for (const step of lookSteps(look, given.size)) {
    if (step.size !== stands) await page.setViewportSize(sizes[step.size]);
    stands = step.size;
    await show(page, step.theme);
    if (step.axe) faults.push(await findBarriers(page, step.theme, given.axeOptions));
    if (step.picture && PICTURES !== 'off') faults.push(await compare(page, id, step, look.area));
  }
  const found = faults.filter((fault) => fault !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function expectNoUnhandledCalls(page: Page) {
  const calls = await page.evaluate(() => window.storybookUnhandledRequests ?? []);
  if (calls.length > 0) throw new Error(`Calls that no handler responses: ${calls.join(', ')}`);
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
  async preVisit(page, story) {
    await page.clock.setFixedTime(NOW);
    await page.setViewportSize(sizes[sizeOf(story, await getStoryContext(page, story))]);
    await page.evaluate(() => {
      window.storybookUnhandledRequests = [];
    });
  },
  async postVisit(page, story) {
    if (mutations.length > 0 && !mutations.some(({ stories }) => stories.includes(story.id)))
      return;
    await expectNoUnhandledCalls(page);
    const context = await getStoryContext(page, story);
    const look = lookAt(story, context.parameters.screenshots, isMobile(context));
    const axeOptions = context.parameters.a11y?.options;
    await lookAround(page, story.id, look, { size: sizeOf(story, context), axeOptions });
    // What a component leaves in the page stands now; screens say what they hold in 320 px themselves.
    if (story.title.startsWith('UI/')) await expectNoOverflow(page);
    await page.evaluate(() => window.storybookApplyTheme?.('sheet-light'));
  },
};

export default config;

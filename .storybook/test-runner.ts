import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { captureScreenshot } from './support/capture-screenshot.ts';
import { captureMutations, readMutations } from './support/mutations.ts';
import { type PlanStep, planSteps } from './support/plan-steps.ts';
import { expectNoOverflow } from './support/reflow.ts';
import {
  baselineName,
  type PlannedStory,
  planStory,
  type SizeName,
  type StoryPlan,
  sizes,
  visitSize,
} from './support/screenshot-plan.ts';
import { sendScreenshot } from './support/send-screenshot.ts';
import type { ShowOptions } from './support/show-theme.ts';

/** The time of every story: a Thursday morning in Bogotá. */
const NOW = new Date('2026-11-19T09:30:00-05:00');

const { SCREENSHOTS } = process.env;
const mutations = readMutations();

/** A story on the page. */
interface VisitedStory {
  readonly id: string;
  readonly size: SizeName;
  readonly plan: StoryPlan;
  /** Axe's own, as the story gives them. */
  readonly axeOptions: object | undefined;
}

/** Shows the story in the theme of a step. @returns what axe finds there, where the step asks. */
async function show(page: Page, { theme, axe }: PlanStep, axeOptions: object = {}) {
  const options: ShowOptions = { theme, axe: axe && axeOptions };
  const found = await page.evaluate((given) => window.storybookShowTheme?.(given), options);
  if (!found) throw new Error('The preview does not show themes.');
  return found.length > 0 ? `Violations in ${theme}:\n${found.join('\n')}` : null;
}

/** Takes a screenshot of the story. @returns how it differs from its baseline, if it does. */
async function compare(page: Page, { id, plan }: VisitedStory, step: PlanStep) {
  const capture = () => captureScreenshot(page, plan.area);
  const chromium = page.context().browser()?.version() ?? '';
  const screenshot = { story: id, name: baselineName(id, step), chromium };
  const own = mutations.filter(({ stories }) => stories.includes(id));
  if (own.length > 0) return captureMutations(page, { ...screenshot, mutations: own, capture });
  return sendScreenshot({ ...screenshot, mutation: null, png: await capture() });
}

/**
 * Checks the story on the page, in each theme and size of its plan.
 * @throws Error with all that was found: one difference must not hide those after it.
 */
async function checkStory(page: Page, story: VisitedStory) {
  const problems: (string | null)[] = [];
  for (const step of planSteps(story.plan, story.size)) {
    await setSize(page, step.size);
    problems.push(await show(page, step, story.axeOptions));
    if (step.screenshot && SCREENSHOTS !== 'off') problems.push(await compare(page, story, step));
  }
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new Error(found.join('\n'));
}

async function expectNoUnhandledRequests(page: Page) {
  const requests = await page.evaluate(() => window.storybookUnhandledRequests ?? []);
  if (requests.length > 0) throw new Error(`Requests without a handler: ${requests.join(', ')}`);
}

/** Whether a story asks in its `globals` for a phone; the runner's types do not know of them. */
function isMobile(context: object): boolean {
  const { storyGlobals } = context as { storyGlobals?: { viewport?: { value?: unknown } } };
  return storyGlobals?.viewport?.value === 'w360';
}

async function readStory(page: Page, story: PlannedStory & { id: string }): Promise<VisitedStory> {
  const context = await getStoryContext(page, story);
  return {
    id: story.id,
    size: visitSize(story, isMobile(context)),
    plan: planStory(story, context.parameters.screenshots, isMobile(context)),
    axeOptions: context.parameters.a11y?.options,
  };
}

/** The clock of a page stays set while it loads one story after another. */
const pagesWithClock = new WeakSet<Page>();

async function setClock(page: Page) {
  if (pagesWithClock.has(page)) return;
  await page.clock.setFixedTime(NOW);
  pagesWithClock.add(page);
}

async function setSize(page: Page, size: SizeName) {
  const { width, height } = page.viewportSize() ?? {};
  if (width === sizes[size].width && height === sizes[size].height) return;
  await page.setViewportSize(sizes[size]);
}

/** The story between `preVisit` and `postVisit`. */
let visited: VisitedStory | undefined;

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    await setClock(page);
    visited = await readStory(page, story);
    await setSize(page, visited.size);
    await page.evaluate(() => {
      window.storybookUnhandledRequests = [];
    });
  },
  async postVisit(page, story) {
    if (mutations.length > 0 && !mutations.some(({ stories }) => stories.includes(story.id)))
      return;
    if (visited?.id !== story.id) throw new Error(`${story.id} was not visited.`);
    await expectNoUnhandledRequests(page);
    await checkStory(page, visited);
    // What a component leaves in the page is there now. Of screens the longest content is checked.
    if (story.title.startsWith('UI/') || story.name === 'Long Content')
      await expectNoOverflow(page);
    await page.evaluate(() => window.storybookApplyTheme?.('sheet-light'));
  },
};

export default config;

import type { TestRunnerConfig } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { captureScreenshot } from './support/capture-screenshot.ts';
import { isForMobile } from './support/chromatic-modes.ts';
import { captureMutations, readMutations } from './support/mutations.ts';
import { type PlanStep, planSteps } from './support/plan-steps.ts';
import { expectNoOverflow } from './support/reflow.ts';
import {
  baselineName,
  type PlannedStory,
  planStory,
  type ScreenshotParameters,
  type SizeName,
  type StoryPlan,
  sizes,
  visitSize,
} from './support/screenshot-plan.ts';
import { sendScreenshot } from './support/send-screenshot.ts';
import { setViewport } from './support/set-viewport.ts';
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

/** Shows the story in the theme of a step. @returns the violations, if the step has a check by axe. */
async function show(page: Page, step: PlanStep, axeOptions: object = {}) {
  const { theme, axe, screenshot } = step;
  const options: ShowOptions = { theme, axe: axe && axeOptions, screenshot };
  const found = await page.evaluate((show) => window.storybookShowTheme?.(show), options);
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
 * @throws Error with all problems: one difference must not hide those after it.
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

/** The parts of a story, as the runner's script in the page loads it, that this reads. */
interface LoadedStory {
  readonly parameters: {
    readonly screenshots?: ScreenshotParameters;
    readonly a11y?: { readonly options?: object };
  };
  readonly storyGlobals?: { readonly viewport?: { readonly value?: unknown } };
}

declare global {
  interface Window {
    __getContext(id: string): Promise<LoadedStory>;
  }
}

/**
 * Makes the page ready for a story, and reads its parameters for the checks: in one call, and not the
 * whole story, which has thousands of values. The story before it is removed first: another theme and size
 * would style and lay it out once more.
 */
const enterStory = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    await window.__STORYBOOK_PREVIEW__?.ready();
    window.storybookUnhandledRequests = [];
    await window.__STORYBOOK_PREVIEW__?.currentRender?.teardown();
    window.storybookApplyTheme?.('sheet-light');
    const { parameters, storyGlobals } = await window.__getContext(storyId);
    return {
      screenshots: parameters.screenshots,
      axeOptions: parameters.a11y?.options,
      storyGlobals,
    };
  }, id);

async function readStory(page: Page, story: PlannedStory & { id: string }): Promise<VisitedStory> {
  const { screenshots, axeOptions, storyGlobals } = await enterStory(page, story.id);
  const isMobile = isForMobile(storyGlobals);
  return {
    id: story.id,
    size: visitSize(story, isMobile),
    plan: planStory(story, screenshots, isMobile),
    axeOptions,
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
  await setViewport(page, sizes[size]);
}

/** Whether a story is laid out on the smallest viewport: components, and the longest content of others than mails. */
const fitsSmallViewport = ({ title, name }: PlannedStory): boolean =>
  title.startsWith('UI/') || (!title.startsWith('Mail/') && name === 'Long Content');

/** The story between `preVisit` and `postVisit`. */
let visited: VisitedStory | undefined;

const config: TestRunnerConfig = {
  async preVisit(page, story) {
    await setClock(page);
    visited = await readStory(page, story);
    await setSize(page, visited.size);
  },
  async postVisit(page, story) {
    if (mutations.length > 0 && !mutations.some(({ stories }) => stories.includes(story.id)))
      return;
    // The error of the story itself says more than what it changed on the screen.
    if (story.hasFailure) return;
    if (visited?.id !== story.id) throw new Error(`${story.id} was not visited.`);
    await expectNoUnhandledRequests(page);
    await checkStory(page, visited);
    // Elements that a component adds outside its root are rendered now.
    if (fitsSmallViewport(story)) await expectNoOverflow(page);
  },
};

export default config;

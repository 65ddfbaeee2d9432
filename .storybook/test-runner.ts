import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { recordBrowser, toleranceIn } from './support/picture-tolerance.ts';
import { pictureFile, picturesOf, settle, sizes, takePicture } from './support/pictures.ts';

/** The moment at which every story stands: a Thursday morning in Bogotá. */
const NOW = new Date('2026-11-19T09:30:00-05:00');

/** How far one pixel's colour may be off before it counts, from 0 to 1: the grey of an edge. */
const PIXEL_TOLERANCE = 0.1;

const { PICTURES } = process.env;

async function comparePictures(page: Page, story: { id: string; title: string; name: string }) {
  const context = await getStoryContext(page, story);
  const { pictures: asked } = context.parameters;
  const pictures = picturesOf(story, asked, isMobile(context));
  if (pictures.disable) return;
  const browserVersion = page.context().browser()?.version() ?? '';
  if (isTakingAnew()) recordBrowser(browserVersion);
  const tolerance = toleranceIn(browserVersion);
  for (const size of pictures.sizes) {
    await page.setViewportSize(sizes[size]);
    for (const theme of pictures.themes) {
      await page.evaluate((name) => window.storybookApplyTheme?.(name), theme);
      await settle(page);
      expect(await takePicture(page, pictures.area)).toMatchImageSnapshot({
        ...pictureFile(story.id, size, theme),
        customDiffConfig: { threshold: PIXEL_TOLERANCE },
        ...tolerance,
      });
    }
  }
  await page.evaluate(() => window.storybookApplyTheme?.('sheet-light'));
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

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    await page.clock.setFixedTime(NOW);
    const mobile = isMobile(await getStoryContext(page, story));
    const component = story.title.startsWith('UI/') ? sizes.component : sizes.desktop;
    await page.setViewportSize(mobile ? sizes.mobile : component);
    await page.evaluate(() => {
      window.storybookUnhandledCalls = [];
    });
  },
  async postVisit(page, story) {
    await expectNoUnhandledCalls(page);
    if (PICTURES !== 'off') await comparePictures(page, story);
  },
};

export default config;

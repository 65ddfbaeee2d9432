import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { pictureFile, picturesOf, settle, sizes, takePicture } from './support/pictures.ts';

/** The moment at which every story stands: a Thursday morning in Bogotá. */
const NOW = new Date('2026-11-19T09:30:00-05:00');

/** The share of pixels that may differ: rounding of letter edges, and no more. */
const TOLERANCE = 0.0005;

const { PICTURES } = process.env;

async function comparePictures(page: Page, story: { id: string; title: string; name: string }) {
  const {
    parameters: { pictures: asked },
  } = await getStoryContext(page, story);
  const pictures = picturesOf(story, asked);
  if (pictures.disable) return;
  for (const size of pictures.sizes) {
    await page.setViewportSize(sizes[size]);
    for (const theme of pictures.themes) {
      await page.evaluate((name) => window.storybookApplyTheme?.(name), theme);
      await settle(page);
      expect(await takePicture(page, pictures.area)).toMatchImageSnapshot({
        ...pictureFile(story.id, size, theme),
        failureThreshold: TOLERANCE,
        failureThresholdType: 'percent',
      });
    }
  }
  await page.evaluate(() => window.storybookApplyTheme?.('sheet-light'));
}

async function expectNoUnhandledCalls(page: Page) {
  const calls = await page.evaluate(() => window.storybookUnhandledCalls ?? []);
  if (calls.length > 0) throw new Error(`Calls that no handler answers: ${calls.join(', ')}`);
}

/** The viewport a story asks for in its `globals`; the runner's types do not know of them. */
function viewportOf(context: object): unknown {
  const { storyGlobals } = context as { storyGlobals?: { viewport?: { value?: unknown } } };
  return storyGlobals?.viewport?.value;
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    await page.clock.setFixedTime(NOW);
    const mobile = viewportOf(await getStoryContext(page, story)) === 'w360';
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

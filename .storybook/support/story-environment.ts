import { setupPage } from '@storybook/test-runner';
import StorybookEnvironment from '@storybook/test-runner/playwright/custom-environment.js';

/** What a test of Jest has when it is done. */
interface DoneTest {
  readonly errors: readonly unknown[];
}

/**
 * Gives the story after a failed one a browser of its own. The failed one may still be running, as one does
 * that waits for a response: Storybook reloads the page then, without the scripts of the test runner, and all
 * stories after it would fail too.
 */
export default class StoryEnvironment extends StorybookEnvironment {
  override async handleTestEvent(event: { name: string; test?: DoneTest }): Promise<void> {
    await super.handleTestEvent(event);
    if (event.name !== 'test_done' || !event.test?.errors.length) return;
    await this.global.jestPlaywright.resetBrowser();
    await setupPage(this.global.page, this.global.context);
  }
}

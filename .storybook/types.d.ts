/// <reference types="vite/client" />
/// <reference types="msw-storybook-addon/csf3" />

/** The test runner has no types for its environment, of which these are the parts that are used here. */
declare module '@storybook/test-runner/playwright/custom-environment.js' {
  import type { BrowserContext, Page } from 'playwright';

  export default class StorybookEnvironment {
    readonly global: {
      readonly page: Page;
      readonly context: BrowserContext;
      readonly jestPlaywright: { resetBrowser(): Promise<void> };
    };
    handleTestEvent(event: { readonly name: string }): Promise<void>;
  }
}

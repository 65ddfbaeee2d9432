import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Loading Vite, Playwright and axe again for each file takes longer than some of the checks.
    isolate: false,
    // Named apart from unit tests, which need neither a build nor a browser.
    include: ['**/*.check.ts'],
    globalSetup: join(import.meta.dirname, 'global-setup.ts'),
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { engine } from './support/engine.ts';

/** The journeys that run in every browser; those left drive what only Playwright can. */
const everywhere = ['account.journey.ts', 'everyday.journey.ts', 'first-run.journey.ts'];

/** Journeys that need Chromium: only it has a virtual authenticator for passkeys. */
const chromiumOnly = ['second-factor.journey.ts'];

export default defineConfig({
  test: {
    // Named apart from unit tests, which run without a stack.
    include: engine === 'webkit' ? everywhere : ['**/*.journey.ts'],
    exclude: engine === 'chromium' ? [] : chromiumOnly,
    globalSetup: join(import.meta.dirname, 'support', 'stack.ts'),
    // One stack serves all journeys. Each has accounts of its own, so that their order is free; the
    // stages of one build on each other.
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

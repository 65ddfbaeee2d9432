import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { excludedJourneys, includedStages } from './support/exclusions.ts';

/**
 * What every run of the tests repeats in Firefox and WebKit: registration, sign-in and out, a
 * session's end, a report, a sale, the profile, public pages, dialogs by keyboard.
 */
const core = ['account', 'everyday', 'first-run', 'noticed-errors', 'session'];

const stages = includedStages();
const excluded = excludedJourneys.map((name) => `${name}.journey.ts`);

export default defineConfig({
  test: {
    // Named apart from unit tests, which run without a stack.
    include:
      process.env.JOURNEYS_SET === 'core'
        ? core.map((name) => `${name}.journey.ts`)
        : ['**/*.journey.ts'],
    exclude: ['**/node_modules/**', ...excluded],
    ...(stages ? { testNamePattern: stages } : {}),
    globalSetup: join(import.meta.dirname, 'support', 'stack.ts'),
    // One stack serves all journeys. Each has accounts of its own, so that their order is free; the
    // stages of one build on each other.
    maxWorkers: 2,
    // Files share nothing but modules without state, and loading Playwright again for each is processor time.
    isolate: false,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

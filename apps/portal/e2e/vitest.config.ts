import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Named apart from unit tests, which run without a stack.
    include: ['**/*.journey.ts'],
    globalSetup: join(import.meta.dirname, 'support', 'stack.ts'),
    // One stack serves all journeys; the stages of a journey build on each other.
    fileParallelism: false,
    bail: 1,
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    globalSetup: './support/stack.ts',
    // One stack serves all journeys; the stages of a journey build on each other.
    fileParallelism: false,
    bail: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});

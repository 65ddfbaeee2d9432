import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Loading modules again for each file takes longer than the tests.
    isolate: false,
    include: ['**/*.test.ts'],
    environment: 'node',
    // It ends what will never come: on a busy machine a program alone may take seconds to start.
    testTimeout: 60_000,
  },
});

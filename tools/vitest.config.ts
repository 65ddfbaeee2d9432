import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    environment: 'node',
    // It ends what will never come: on a busy machine a program alone may take seconds to begin.
    testTimeout: 60_000,
  },
});

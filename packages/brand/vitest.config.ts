import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Loading modules again for each file takes longer than the tests.
    isolate: false,
  },
});

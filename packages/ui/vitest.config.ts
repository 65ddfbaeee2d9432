import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    // Loading modules again for each file takes longer than the tests.
    isolate: false,
    environment: 'node',
    // The limit of a test that hangs: on a busy machine a process alone may take seconds to start.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // Read by the compiler alone.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
  },
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    environment: 'node',
    // It ends what will never come: on a busy machine a program alone may take seconds to begin.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
    // Read by the compiler alone.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
  },
});

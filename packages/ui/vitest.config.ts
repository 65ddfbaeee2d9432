import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { unitTest } from '../../vitest.shared.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...unitTest,
    environment: 'node',
    setupFiles: ['../../vitest.setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    // Read by the compiler alone.
    exclude: [...configDefaults.exclude, '**/*.types.test.tsx'],
  },
});

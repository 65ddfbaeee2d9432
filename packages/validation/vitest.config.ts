import { defineConfig } from 'vitest/config';
import { unitTest } from '../../vitest.shared.ts';

export default defineConfig({
  test: unitTest,
});

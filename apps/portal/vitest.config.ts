import { defineConfig } from 'vitest/config';
import { unitTest } from '../../vitest.shared.ts';
import { auditData } from './scripts/audit/audit-data.ts';

export default defineConfig({
  plugins: [auditData()],
  // The journeys in e2e/ need the whole product and have a configuration of their own.
  test: {
    ...unitTest,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
  },
});

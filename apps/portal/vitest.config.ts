import { defineConfig } from 'vitest/config';
import { auditData } from './scripts/audit/audit-data.ts';

export default defineConfig({
  plugins: [auditData()],
  // The journeys in e2e/ need the whole product and have a configuration of their own.
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // It ends what will never come: on a busy machine a program alone may take seconds to begin.
    testTimeout: 60_000,
  },
});

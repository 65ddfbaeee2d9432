import { defineConfig } from 'vitest/config';
import { auditData } from './scripts/audit/audit-data.ts';

export default defineConfig({
  plugins: [auditData()],
  // The journeys in e2e/ need the whole product and have a configuration of their own.
  test: {
    // Loading modules again for each file takes longer than the tests.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Fails tests that hang: on a busy machine starting a process alone may take seconds.
    testTimeout: 60_000,
  },
});

import { defineConfig } from 'vitest/config';
import { auditData } from './scripts/audit/audit-data.ts';

export default defineConfig({
  plugins: [auditData()],
  // The journeys in e2e/ need the whole product and have a configuration of their own.
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Fails tests that hang: on a busy machine starting a process alone may take seconds.
    testTimeout: 60_000,
  },
});

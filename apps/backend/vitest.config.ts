import { defineConfig } from 'vitest/config';

/** Tests on a real PostgreSQL and a real SMTP server. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    // Each file has its own database and server; two at a time on two cores.
    maxWorkers: 2,
    // Files share nothing but modules without state, so a worker serves many of them.
    isolate: false,
    // What is polled for comes by a queue that looks for work every two seconds.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});

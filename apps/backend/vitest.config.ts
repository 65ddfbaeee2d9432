import { defineConfig } from 'vitest/config';
import { unitTest } from '../../vitest.shared.ts';

/** Tests on a real PostgreSQL and a real SMTP server. */
export default defineConfig(({ mode }) => ({
  test: {
    ...unitTest,
    // `--mode three-servers` is a variable that needs no shell to be set.
    env: mode === 'three-servers' ? { BACKEND_SERVERS: '3' } : {},
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.ts'],
    // Each file has its own database and server; two at a time on two cores.
    maxWorkers: 2,
    // With a number of workers of its own, a project needs a group of its own to run beside others.
    sequence: { groupOrder: 1 },
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
}));

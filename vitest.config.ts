import { defineConfig } from 'vitest/config';

/**
 * All that Vitest runs without a build, so that `npx vitest run <file>` in the root folder finds the
 * configuration of that file. The journeys and the packed design system have configurations of their own.
 */
export default defineConfig({
  // Each project says so too; the root decides whether its worker serves the next file.
  test: { isolate: false, projects: ['packages/*', 'apps/*', 'tools'] },
});

import type { TestProject } from 'vitest/node';
import { inWorkspace } from '../lib/workspace.ts';
import { packUi } from './pack.ts';

declare module 'vitest' {
  interface ProvidedContext {
    tarball: string;
  }
}

/** Builds and packs the design system once for all checks. */
export const setup = async (project: TestProject): Promise<void> =>
  project.provide('tarball', await packUi(inWorkspace('.cache', 'packed-ui')));

import type { StartConfig } from './config.ts';
export async function makeDemonstrationRuns(_config: StartConfig): Promise<void> {}

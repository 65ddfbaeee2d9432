import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import { renderEnvSample } from '../release/env-sample.ts';
import type { Check } from './check.ts';

const samplePath = '.env.example';

export const envExample: Check = {
  name: '.env.example has the settings of the configuration schema',
  run: () => {
    const file = inWorkspace(samplePath);
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === renderEnvSample(false);
    return isCurrent ? [] : [`${samplePath} is out of date: run pnpm env:sample ${samplePath}.`];
  },
};

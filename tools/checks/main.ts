// Runs the repository checks: `pnpm checks [--update]`.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runMain } from '../lib/cli-error.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { changesetBumps, commitChangesets, commitSubjects } from './commits.ts';
import { designSystemChecks } from './design-system.ts';
import { documentChecks } from './documents.ts';
import { type Check, Files } from './files.ts';
import { portability } from './portability.ts';
import { publicNamesCheck, recordPublicNames } from './public-names.ts';
import { references } from './references.ts';
import { recordReleasedApi, releasedApiCheck } from './released-api.ts';
import { securityTable } from './security-table.ts';
import { productDocument, specTexts } from './spec-texts.ts';
import { storyVocabulary } from './story-vocabulary.ts';
import { terminology } from './terminology.ts';

export const checks: readonly Check[] = [
  ...[publicNamesCheck, releasedApiCheck, ...designSystemChecks, storyVocabulary],
  ...[specTexts, productDocument, ...documentChecks, securityTable, references],
  ...[commitSubjects, commitChangesets, changesetBumps, terminology, portability],
];

/** The issues that a check finds; what it cannot read is one as well, and hinders no other check. */
export function issuesOf({ run }: Check, files: Files): string[] {
  try {
    return run(files);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function main(): void {
  const { values } = parseArgs({ options: { update: { type: 'boolean' } } });

  if (values.update) {
    const before = new Files();
    const written = [...recordPublicNames(before), ...recordReleasedApi(before)];
    spawnSync(process.execPath, [scriptOf('biome'), 'format', '--write', ...written]);
  }

  const files = new Files();
  let failed = 0;
  for (const check of checks) {
    const issues = issuesOf(check, files);
    if (issues.length > 0) failed += 1;
    console.log(`${issues.length > 0 ? '✗' : '✓'} ${check.name}`);
    for (const issue of issues) console.log(`    ${issue}`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

if (import.meta.main) await runMain(main);

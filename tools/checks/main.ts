// Runs the repository checks: `node tools/checks/main.ts [--report file] [--update]`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { scriptOf } from '../lib/node-programs.ts';
import type { Check } from './check.ts';
import { commitSubjects } from './commit-subjects.ts';
import { componentFolders } from './component-folders.ts';
import { componentStatus } from './component-status.ts';
import { configurationDocument } from './configuration-document.ts';
import { decisionIndex } from './decision-index.ts';
import { dependenciesDocument } from './dependencies-document.ts';
import { envExample } from './env-example.ts';
import { namesFile, namesOfPackage, packageExports, publicNamesCheck } from './package-exports.ts';
import { portability } from './portability.ts';
import { productDocument } from './product-document.ts';
import { profileFieldsCheck } from './profile-fields.ts';
import { references } from './references.ts';
import { securityTable } from './security-table.ts';
import { specTextsCheck } from './spec-texts.ts';
import { storyVocabulary } from './story-vocabulary.ts';
import { terminology } from './terminology.ts';
import { themeSnapshots } from './theme-snapshots.ts';
import { themeValues } from './theme-values.ts';
import { thirdPartyNotices } from './third-party-notices.ts';

const checks: readonly Check[] = [
  profileFieldsCheck,
  packageExports,
  publicNamesCheck,
  componentFolders,
  componentStatus,
  themeValues,
  themeSnapshots,
  storyVocabulary,
  specTextsCheck,
  configurationDocument,
  dependenciesDocument,
  securityTable,
  productDocument,
  references,
  decisionIndex,
  commitSubjects,
  envExample,
  thirdPartyNotices,
  terminology,
  portability,
];

const { values } = parseArgs({
  options: { report: { type: 'string' }, update: { type: 'boolean' } },
});

if (values.update) {
  for (const name of ['ui', 'api', 'validation']) {
    const file = namesFile(name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(namesOfPackage(name), null, 2)}\n`);
    spawnSync(process.execPath, [scriptOf('biome'), 'format', '--write', file]);
  }
}

let failed = 0;
for (const { name, run } of checks) {
  const issues = run();
  if (issues.length > 0) failed += 1;
  console.log(`${issues.length > 0 ? '✗' : '✓'} ${name}`);
  for (const issue of issues) console.log(`    ${issue}`);
}
if (values.report) {
  const counts = { numPassedTests: checks.length - failed, numFailedTests: failed };
  writeFileSync(values.report, JSON.stringify(counts));
}
process.exitCode = failed > 0 ? 1 : 0;

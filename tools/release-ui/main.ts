// `pnpm release:ui [--dry-run]`: the tarball of the design system, ready to be tagged and published.
import { globSync, readFileSync } from 'node:fs';
import { CliError, runMain } from '../lib/cli-error.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { packUi } from '../packed-ui/pack.ts';
import { requireCommand } from '../test/run-command.ts';
import { previewPublish } from './publish.ts';

const MIB = 1024 * 1024;

const read = (path: string) => readFileSync(inWorkspace(path), 'utf8');

/** The tag of the version, as changesets names it, and why it cannot be published; none when it can. */
async function readRelease() {
  const { version } = JSON.parse(read('packages/ui/package.json'));
  const tag = `@consultancy/ui@${version}`;
  const pending = globSync('.changeset/*.md', { cwd: inWorkspace() })
    .filter((file) => /^---\n[\s\S]*?@consultancy\/ui[\s\S]*?\n---$/m.test(read(file)))
    .sort();
  const isDescribed = read('packages/ui/CHANGELOG.md').split('\n').includes(`## ${version}`);
  const tags = await requireCommand('The tags cannot be read.', 'git', ['tag', '--list', tag]);
  const issues = [
    ...pending.map((file) => `${file} is in no version yet: run "pnpm changeset version".`),
    ...(isDescribed ? [] : [`CHANGELOG.md has no section for ${version}.`]),
    ...(tags ? [`The tag ${tag} exists: ${version} was released.`] : []),
  ];
  return { tag, issues };
}

await runMain(async () => {
  const isDryRun = process.argv.includes('--dry-run');
  const step = createSteps();
  const { tag, issues } = await step('Read version, changelog, changesets and tags', readRelease);
  // A dry run shows what a release would contain, long before its version is written.
  if (issues.length > 0 && !isDryRun) throw new CliError('It cannot be released yet.', issues);
  const folder = inWorkspace('.cache', 'release-ui');
  const tarball = await step('Build and pack', () => packUi(folder));
  const preview = await step('npm publish --dry-run', () => previewPublish(tarball));
  const size = (preview.size / MIB).toFixed(2);
  console.log(`${preview.id}: ${preview.files.length} files, ${size} MiB\n${tarball}`);
  for (const issue of issues) console.log(`before the release: ${issue}`);
  console.log(`then: git tag '${tag}' && git push origin '${tag}' && npm publish '${tarball}'`);
});

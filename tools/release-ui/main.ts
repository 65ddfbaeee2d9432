// `pnpm release:ui [--dry-run]`: the tarball of the design system, ready to be tagged and published.
import { CliError, runMain } from '../lib/cli-error.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { packUi } from '../packed-ui/pack.ts';
import { findReleaseIssues, readReleaseState, tagOf } from './check-release.ts';
import { previewPublish } from './publish.ts';

const MIB = 1024 * 1024;

await runMain(async () => {
  const isDryRun = process.argv.includes('--dry-run');
  const step = createSteps();
  const state = await step('Read version, changelog, changesets and tags', readReleaseState);
  const issues = findReleaseIssues(state);
  // A dry run shows what a release would contain, long before its version is written.
  if (issues.length > 0 && !isDryRun) throw new CliError('It cannot be released yet.', issues);
  const folder = inWorkspace('.cache', 'release-ui');
  const tarball = await step('Build and pack', () => packUi(folder));
  const preview = await step('npm publish --dry-run', () => previewPublish(tarball));
  const size = (preview.size / MIB).toFixed(2);
  console.log(`${preview.id}: ${preview.files.length} files, ${size} MiB\n${tarball}`);
  for (const issue of issues) console.log(`before the release: ${issue}`);
  const tag = tagOf(state.version);
  console.log(`then: git tag '${tag}' && git push origin '${tag}' && npm publish '${tarball}'`);
});

import { globSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import { runCommand } from '../test/run-command.ts';

const NAME = '@consultancy/ui';

/** What is known of a release before it is published. */
export interface ReleaseState {
  readonly version: string;
  /** Text of the package's changelog. */
  readonly changelog: string;
  /** Changesets of the package that no version contains yet. */
  readonly pending: readonly string[];
  /** Tags of the repository. */
  readonly tags: readonly string[];
}

/** The tag of a version, as changesets names it. */
export const tagOf = (version: string): string => `${NAME}@${version}`;

/** Why the release cannot be published; none when it can. */
export function findReleaseIssues({ version, changelog, pending, tags }: ReleaseState): string[] {
  const tag = tagOf(version);
  return [
    ...pending.map((file) => `${file} is in no version yet: run "pnpm changeset version".`),
    ...(changelog.split('\n').includes(`## ${version}`)
      ? []
      : [`CHANGELOG.md has no section for ${version}.`]),
    ...(tags.includes(tag) ? [`The tag ${tag} exists: ${version} was released.`] : []),
  ];
}

/** Reads the state of the package and of the repository. */
export async function readReleaseState(): Promise<ReleaseState> {
  const read = (...path: string[]) => readFileSync(inWorkspace(...path), 'utf8');
  const changesets = globSync('*.md', { cwd: inWorkspace('.changeset') });
  const { output } = await runCommand('git', ['tag', '--list', `${NAME}@*`]);
  return {
    version: JSON.parse(read('packages', 'ui', 'package.json')).version,
    changelog: read('packages', 'ui', 'CHANGELOG.md'),
    pending: changesets
      .filter((file) =>
        /^---\n[\s\S]*?@consultancy\/ui[\s\S]*?\n---$/m.test(read('.changeset', file)),
      )
      .sort()
      .map((file) => `.changeset/${file}`),
    tags: output.split('\n').filter(Boolean),
  };
}

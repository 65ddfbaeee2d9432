import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../lib/workspace.ts';
import type { Check } from './check.ts';

// Commits up to this date have subjects of another form. A date also holds in a shallow clone.
const since = '2026-11-23T13:00:00Z';
const maximumLength = 72;

const types = [
  ...['feat', 'fix', 'perf', 'refactor', 'docs', 'test', 'build', 'ci', 'chore', 'style', 'revert'],
];
const conventional = new RegExp(
  `^(?:${types.join('|')})(?:\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: [^A-Z\\s].*[^.]$`,
);

/** Subjects that are not Conventional Commits or are too long. */
export function findSubjectIssues(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    if (!conventional.test(subject)) {
      return [
        `"${subject}": write "type(scope): imperative, lower case", with one of ${types.join(', ')}.`,
      ];
    }
    return subject.length > maximumLength
      ? [`"${subject}" has ${subject.length} characters: at most ${maximumLength}.`]
      : [];
  });
}

/** Subjects of the commits that are there; none outside a repository, as in an archive of the sources. */
function readSubjects(): string[] {
  // A CI system may test a commit of its own on top, such as a squashed or merged change.
  const tip = process.env.CI ? ['--skip=1'] : [];
  const args = ['log', '--no-merges', ...tip, `--since=${since}`, '--format=%s'];
  const { status, stdout } = spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}

export const commitSubjects: Check = {
  name: 'Subjects of commits are Conventional Commits of at most 72 characters',
  run: () => findSubjectIssues(readSubjects()),
};

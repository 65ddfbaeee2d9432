import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../lib/workspace.ts';
import type { Check } from './files.ts';

// Commits up to this date have subjects of another form. A date also holds in a shallow clone.
const since = '2026-11-23T13:00:00Z';
const maximumLength = 72;

const types = 'feat|fix|perf|refactor|docs|test|build|ci|chore|style|revert';
const conventional = new RegExp(
  `^(?:${types})(?:\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: [^A-Z\\s].*[^.]$`,
);

export const findSubjectIssues = (subjects: readonly string[]): string[] =>
  subjects.flatMap((subject) => {
    const form = `write "type(scope): imperative, lower case"; types: ${types}.`;
    const length = `has more than ${maximumLength} characters: git commit --amend.`;
    return [
      ...(conventional.test(subject) ? [] : [`"${subject}": ${form}`]),
      ...(subject.length > maximumLength ? [`"${subject}" ${length}`] : []),
    ];
  });

export const commitSubjects: Check = {
  name: 'Subjects of commits are Conventional Commits of at most 72 characters',
  run: () => {
    // A CI system may test a commit of its own on top, such as a squashed or merged change.
    const tip = process.env.CI ? ['--skip=1'] : [];
    const args = ['log', '--no-merges', ...tip, `--since=${since}`, '--format=%s'];
    const { status, stdout } = spawnSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' });
    // There are none outside a repository, as in an archive of the sources.
    return findSubjectIssues(status === 0 ? stdout.split('\n').filter(Boolean) : []);
  },
};

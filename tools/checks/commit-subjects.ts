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

/** Commits from a date on, each as `format` writes it, with `options` of `git log`. */
export function readCommits(from: string, format: string, ...options: string[]): string[] {
  // A CI system may test a commit of its own on top, such as a squashed or merged change.
  const tip = process.env.CI ? ['--skip=1'] : [];
  const args = ['log', '--no-merges', ...tip, `--since=${from}`, `--format=%x00${format}`];
  const git = spawnSync('git', [...args, ...options], {
    ...{ cwd: workspaceRoot, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY },
  });
  // There are none outside a repository, as in an archive of the sources.
  return git.status === 0 ? git.stdout.split('\0').slice(1) : [];
}

export const commitSubjects: Check = {
  name: 'Subjects of commits are Conventional Commits of at most 72 characters',
  run: () => findSubjectIssues(readCommits(since, '%s').map((subject) => subject.trim())),
};

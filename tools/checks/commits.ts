import { spawnSync } from 'node:child_process';
import { workspaceRoot } from '../lib/workspace.ts';
import type { Check } from './files.ts';

// Commits up to these dates are of another form. A date also holds in a shallow clone.
const subjectsSince = '2026-11-23T13:00:00Z';
const changesetsSince = '2026-11-29T00:00:00Z';
const maximumLength = 72;

const types = 'feat|fix|perf|refactor|docs|test|build|ci|chore|style|revert';
const conventional = new RegExp(
  `^(?:${types})(?:\\([a-z0-9-]+(?:,[a-z0-9-]+)*\\))?!?: [^A-Z\\s].*[^.]$`,
);

export const findSubjectIssues = (subjects: readonly string[]): string[] =>
  subjects.flatMap((subject) => {
    const form = `write "type(scope): imperative, lower case"; types: ${types}.`;
    const length = `has more than ${maximumLength} characters: git commit --amend, or git rebase -i for an older one.`;
    return [
      ...(conventional.test(subject) ? [] : [`"${subject}": ${form}`]),
      ...(subject.length > maximumLength ? [`"${subject}" ${length}`] : []),
    ];
  });

/** Commits from a date on, each as `format` writes it, with `options` of `git log`. */
function readCommits(from: string, format: string, ...options: string[]): string[] {
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
  run: () => findSubjectIssues(readCommits(subjectsSince, '%s').map((subject) => subject.trim())),
};

// `changeset status` compares a branch with its base: it needs the history of both, sees nothing on `main`, and
// asks for a note of refactoring and tests as well.

/** Subjects of changes that users or operators notice: features, fixes, speed, and whatever breaks. */
const noticed = /^(?:feat|fix|perf)\b|^[^:]+!:/;
const product =
  /^(?:packages\/(?:ui|api|validation|brand)\/src|apps\/(?:portal|backend)\/(?:src|migrations))\//;
const unpublished = /\.(?:test|stories)\.tsx?$/;

/** A commit: its subject, the value of its trailer `Changeset` or an empty line, and its files. */
type Commit = readonly string[];

export const findMissingChangesets = (commits: readonly Commit[]): string[] =>
  commits
    .filter(([subject = '', reason, ...files]) => {
      const changed = files.some((path) => product.test(path) && !unpublished.test(path));
      const isNoted = files.some((path) => /^\.changeset\/.+\.md$/.test(path));
      return noticed.test(subject) && changed && !isNoted && !reason;
    })
    .map(
      ([subject]) =>
        `"${subject}" has no changeset: commit one with it ("pnpm changeset"), or end its message with ` +
        'a paragraph "Changeset: none, " and the reason.',
    );

export const commitChangesets: Check = {
  name: 'Features, fixes and speed-ups of the product have a changeset',
  run: () => {
    const format = '%s%n%(trailers:key=Changeset,valueonly,separator=%x20)';
    const commits = readCommits(changesetsSince, format, '--name-only');
    return findMissingChangesets(
      commits.map((text) => {
        const [subject = '', reason = '', ...files] = text.split('\n');
        return [subject, reason, ...files.filter(Boolean)];
      }),
    );
  },
};

/** Below 1.0.0 a breaking change is minor (ADR 074): a single `major` would make the release 1.0.0. */
export const changesetBumps: Check = {
  name: 'Changesets of packages below 1.0.0 are minor or patch',
  run: (files) =>
    files.select(/^\.changeset\/.+\.md$/).flatMap(({ path, text }) =>
      [...text.matchAll(/^["']@consultancy\/(.+)["']: *major$/gm)]
        .map(([, name]) => name)
        .filter((name) => {
          const manifests = ['packages', 'apps'].map((folder) => `${folder}/${name}/package.json`);
          return manifests.some((each) => /"version": "0\./.test(files.text(each) ?? ''));
        })
        .map((name) => `${path}: ${name} is below 1.0.0, where a breaking change is "minor".`),
    ),
};

import { readCommits } from './commit-subjects.ts';
import type { Check } from './files.ts';

// `changeset status` compares a branch with its base: it needs the history of both, sees nothing on `main`, and
// asks for a note of refactoring and tests as well.

// Commits up to this date may have their note elsewhere. A date also holds in a shallow clone.
const since = '2026-11-29T00:00:00Z';

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
    const commits = readCommits(since, format, '--name-only');
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

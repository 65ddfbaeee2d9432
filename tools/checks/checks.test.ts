import { profileFieldNames } from '@consultancy/validation';
import { describe, expect, it } from 'vitest';
import { findMissingChangesets, findSubjectIssues } from './commits.ts';
import { Files } from './files.ts';
import { checks, issuesOf } from './main.ts';
import { releasedApiCheck } from './released-api.ts';

const card = 'packages/ui/src/components/Card/Card';
const screen = 'apps/portal/src/screens/user/MineScreen/MineScreen';
const report = 'apps/portal/src/reports/runs';
const sheet = `${card}.css.ts`;
const stories = (...names: string[]) => names.map((name) => `export const ${name} = {};`).join('');
const asvs = (decision: string) => ({
  'docs/security/asvs-5.0.md': `| 1.1.1 | 1 | words | ${decision} |\n`,
  'a.test.ts': "it('is one', () => undefined);",
  'b.md': '# Title\n',
});
const markdown = {
  'docs/product/5-forms.md': '# §5 Forms\n\n## Filters, e.g. «días»\n',
  'docs/product/decisions.md': '# Decisions\n\n## §3 Open points\n',
  'docs/product/budgets.md': '| P5  | y |\n',
};
const citing = (text: string) => ({ ...markdown, 'a.ts': text });
const linking = (text: string) => ({ ...markdown, 'docs/product/README.md': text });
const used = {
  'apps/portal/src/a.tsx': "import { Card } from '@consultancy/ui'; export const a = Card;",
};
const component = (name: string, more: string) => ({
  [`packages/ui/src/components/${name}/${name}.stories.tsx`]: `import { ${name} } from './${name}.tsx'; export default { component: ${name}, ${more} };`,
});

/** The record of a release with some endpoints. */
const released = (endpoints: object) => ({
  'tools/checks/released-api.json': JSON.stringify({ release: '1.0.0', endpoints }),
});
const preview = (response: object) =>
  released({ 'GET /admin/transaction-preview': { response: { '': 'object', ...response } } });
const adjustment = (body: object) =>
  released({
    'POST /admin/users/:username/credit-adjustments': { body: { '': 'object', ...body } },
  });

/** Each rule with files that break it, and a part of what it then says. */
const samples: Readonly<Record<string, readonly (readonly [Record<string, string>, string])[]>> = {
  'The fields of a user are spelled out in few files, and documented': [
    [{ 'apps/a.ts': profileFieldNames.join(' ') }, 'apps/a.ts names every field'],
    [
      { 'docs/contributing/add-a-field.md': '| `a.ts` | |\n'.repeat(10) },
      'a field touches 10 files',
    ],
    [{ 'docs/product/3-entities.md': '`email`' }, 'lacks `cellphone`, a field of a user'],
  ],
  'Public names of the packages change only on purpose': [
    [
      {
        'packages/api/package.json': '{ "exports": { ".": "./a.ts" } }',
        'packages/api/a.ts': "export * from './b.ts';",
        'packages/api/b.ts': 'export interface Two {} export type Three = 1;',
        'tools/checks/public-names/api.json': '{ ".": ["Two"] }',
      },
      'packages/api exports more: Three of "."',
    ],
    [{ 'tools/checks/public-names/api.json': '{ ".": ["Two"] }' }, 'packages/api lacks Two of "."'],
  ],
  'Portal and server work with those of the release before': [
    [released({ 'GET /gone': {} }), 'GET /gone is missing, which clients'],
    [preview({}), 'of a server of the release before is rejected: credits_balance may be absent'],
    [preview({ username: 'integer' }), 'tabs of the release before: username may be string'],
    [adjustment({ gone: 'string' }), 'in its body, gone may be string'],
    [adjustment({}), 'in its headers, idempotency-key may be absent'],
    [
      released({ 'GET /bot_check/challenge': { query: { '': 'object', action: "'gone'" } } }),
      "in its query, action may be 'gone'",
    ],
    [
      { ...released({}), 'apps/backend/package.json': '{ "version": "2.0.0" }' },
      'is of another release: run "pnpm checks --update"',
    ],
  ],
  'Components have stories, a page and an export, and the evidence that their SPEC.md names': [
    [{ [`${card}.tsx`]: '' }, 'Card.tsx has no Card.stories.tsx'],
    [{ [`${card}.tsx`]: '' }, 'Card.tsx has no Card.mdx'],
    [{ [`${card}.tsx`]: '' }, 'is not exported'],
    [{ [`${card}.tsx`]: '', [`${card}.stories.tsx`]: stories('Default') }, 'no story LongContent'],
    [{ 'packages/ui/src/components/Card/SPEC.md': '| a | `Keyboard` |' }, 'names Keyboard, which'],
    [{ 'packages/ui/src/components/Card/SPEC.md': '| a | `a.test.tsx` |' }, 'names a.test.tsx'],
  ],
  'Components that no product uses are marked as experimental': [
    [component('Tag', ''), 'no product uses it'],
    [{ ...used, ...component('Card', "tags: ['experimental', '!stable']") }, 'remove its tags'],
    [
      {
        ...used,
        [`${card}.tsx`]: "import { Part } from '../Tag/Part.tsx'; export const Card = Part;",
        ...component('Tag', "tags: ['experimental', '!stable']"),
      },
      'Tag.stories.tsx: a product uses it',
    ],
  ],
  'Style sheets take their values from the theme': [
    [{ [sheet]: "// One.\ncolor: '#17603a'" }, 'Card.css.ts:2: "#17603a" is a color'],
    [{ [sheet]: "padding: '12px'" }, 'is a length'],
    [{ [sheet]: "animation: 'turn 0.9s linear'" }, 'is a duration'],
    [{ [sheet]: "zIndex: '-1'" }, 'is a stacking order'],
    [{ [sheet]: 'fontWeight: 600' }, 'is a font weight'],
    [{ [sheet]: "lineHeight: '1.4'" }, 'is a line height'],
  ],
  'Themes have the values of their text snapshots': [
    [{}, 'sheet-light: + --ui-color-background-canvas'],
    [{ '.storybook/screenshots/themes/wireframe.txt': '  --x: 1;' }, 'wireframe: - --x: 1;'],
  ],
  'Screens and reports have the stories of the one vocabulary': [
    [{ [`${screen}.tsx`]: '' }, 'has no stories'],
    [
      { [`${screen}.tsx`]: '', [`${screen}.stories.tsx`]: stories('Successful') },
      '"Successful" is no story name',
    ],
    [
      {
        [`${screen}.tsx`]: "import { mine } from '../../../lib/mine.ts';",
        'apps/portal/src/lib/mine.ts': "import { useEndpoint } from '@consultancy/api/hooks';",
        [`${screen}.stories.tsx`]: stories('Default', 'Loading'),
      },
      'add the stories Empty, LoadError',
    ],
    [{ [`${report}/runs.stories.tsx`]: stories('Error') }, '"Error" is no story name'],
    [
      {
        [`${report}/mine.ts`]: stories('report'),
        [`${report}/runs.stories.tsx`]: stories('Default', 'Loading', 'EmptyOfUser'),
      },
      'mine.ts is a report: add the stories Empty, LoadError',
    ],
    [
      {
        [`${report}/mine.ts`]: stories('report'),
        [`${report}/of-user.ts`]: stories('report'),
        [`${report}/runs.stories.tsx`]: stories('Default', 'LoadingOfUser'),
      },
      'of-user.ts is a report: add the stories DefaultOfUser, EmptyOfUser, LoadErrorOfUser',
    ],
  ],
  'Stories assert the texts of the specification': [
    [{ 'apps/portal/src/a.stories.tsx': '// Error fetching data.' }, '«Error fetching data.»'],
  ],
  'Every setting is documented, with its default': [
    [{ 'apps/backend/src/config.ts': 'const a = {\n  PORT: b(),\n}' }, 'is read: PORT'],
    [{ 'docs/operations/configuration.md': '| `OLD` | … |' }, 'never read: OLD'],
    [{ 'docs/operations/configuration.md': '| `PORT` | `80` |' }, 'default of PORT is `8080`'],
  ],
  'Every dependency has its reason': [
    [{ 'package.json': '{ "name": "p", "devDependencies": { "swr": "1" } }' }, 'needs swr'],
    [
      { 'package.json': '{ "name": "p" }', 'docs/dependencies.md': '## p\n\n| `msw` | a |' },
      'not used: msw',
    ],
  ],
  'Every ASVS requirement is decided, by tests and documents that exist': [
    [asvs('test: a.test.ts › is two'), 'a.test.ts has no test "is two"'],
    [asvs('open: a part<br>test: gone.test.ts › is one'), 'gone.test.ts does not exist'],
    [asvs('doc: b.md#elsewhere'), 'b.md has no section "elsewhere"'],
    [asvs('doc: gone.md'), 'gone.md does not exist'],
    [asvs('n/a: '), 'is no decision'],
    [asvs('later'), 'Level 1 has 1 rows, not 70.'],
    [asvs('n/a: a |\n| 1.1.1 | 1 | words | n/a: b'), '1.1.1 is decided twice.'],
  ],
  'The product specification has the exact texts and every path of the portal': [
    [{ 'apps/portal/src/config/paths.ts': "route('/userview/profile')" }, 'The path "profile"'],
    [{}, 'The text «Error fetching data.»'],
  ],
  'Every reference leads to a heading, row or file': [
    [citing('// (§6)'), '"§6"'],
    [citing('// (§3)'), '"§3"'],
    [citing('// decisions\n// §5'), '"decisions // §5"'],
    [citing('// (numbers R98)'), '"R98"'],
    [citing('// pnpm bench A4 A9'), '"A9"'],
    [citing('// ADR 013'), '"013"'],
    [citing('// docs/adr/012-gone.md'), '"docs/adr/012-gone.md"'],
    [linking('[a](5-forms.md#filters)'), '"5-forms.md#filters"'],
    [linking('[a](gone.md)'), '"gone.md"'],
    [linking('`apps/gone/a.ts`'), '"apps/gone/a.ts"'],
    [linking('`pnpm gone a`'), '"pnpm gone"'],
    [linking('```sh\nnpm run gone\n```'), '"npm run gone"'],
    [linking('`ONLY=Gone pnpm test`'), '"ONLY=Gone"'],
    [linking('`node tools/a/main.ts`'), '"node tools/a/main.ts" needs Node 24'],
  ],
  'The index lists each decision record with its title and status': [
    [{ 'docs/adr/012-a.md': '# 012. A\n\n- Status: accepted\n' }, 'lacks: | [012](012-a.md) | A'],
    [{ 'docs/adr/README.md': '| [012](012-a.md) | A  | accepted |' }, 'is out of date: | [012]'],
  ],
  '.env.example has the settings of the configuration schema': [
    [{ '.env.example': 'PORT=1' }, 'is out of date'],
  ],
  'The third-party notices name every dependency that is shipped': [
    [{ 'apps/a/package.json': '{ "dependencies": { "zod": "1" } }' }, 'lacks zod'],
  ],
  'Names, comments and documents use the terms of the field': [
    [{ 'tools/checks/a.ts': '\nconst readAnswer = 1;' }, 'a.ts:2: "readAnswer"'],
    [{ 'tools/checks/a.ts': 'f(function ({ b: faultList }) {});' }, '"faultList"'],
    [{ 'tools/checks/a.ts': '/**\n * One.\n * The answer.\n */' }, 'a.ts:3: "answer"'],
    [{ 'tools/checks/a.ts': "it('refuses a body', () => {});" }, '"refuses"'],
    [{ 'tools/checks/a.ts': "it.each([f(g())])('refuses %s', () => {});" }, '"refuses"'],
    [{ 'toolboxes/a.py': 'def take_fault(given=None):\n' }, '"take_fault"'],
    [{ 'deploy/a.sh': 'a=1 # The answer.\n' }, '"answer"'],
    [{ 'docs/a.md': '`answer`\n\nThe figures.' }, 'a.md:3: "figures"'],
    [{ 'tools/checks/faulty-proxy.ts': '' }, 'faulty-proxy.ts:0'],
    [{ 'tools/a.ts': 'const = 1;' }, '[tools/a.ts:1:7]'],
  ],
  'Nothing that developers run needs Linux or a shell': [
    ...Object.entries({
      'abstract socket': 'server.listen({ path: `\\0portal` });',
      'folder of Linux': "readFileSync('/proc/1/stat');",
      shell: "spawn('tool', [], { shell: true });",
      'script of a shell': "spawnSync('npx', ['--yes', 'pnpm']);",
      'signal of POSIX': "process.kill(-pid, 'SIGTERM');",
      'user id': 'if (process.getuid() === 0) {}',
      'separator of a list of paths': "const PATH = [folder, process.env.PATH].join(':');",
      'path as the address of a module': 'await import(join(folder, file));',
      'symbolic link to a folder': 'symlinkSync(from, to);',
    }).map(([rule, text]) => [{ 'tools/a.ts': text }, `tools/a.ts:1: ${rule}`] as const),
    [{}, 'tools/lib/child.ts has no "signal of POSIX" any more.'],
    ...['A=1 vite', 'a && CI=1 b', 'rm -rf a', 'a & b', 'a; b', 'a | b', "a 'b/**'", './a.sh'].map(
      (a) => [{ 'package.json': JSON.stringify({ scripts: { a } }) }, 'script "a" needs'] as const,
    ),
  ],
  'Changesets of packages below 1.0.0 are minor or patch': [
    [
      {
        '.changeset/portal-1.md':
          "---\n'@consultancy/ui': minor\n'@consultancy/portal': major\n---\n",
        'packages/ui/package.json': '{ "version": "1.0.0" }',
        'apps/portal/package.json': '{ "version": "0.2.0" }',
      },
      '.changeset/portal-1.md: portal is below 1.0.0',
    ],
  ],
};

/** They read the commits, not the files. */
const ofCommits = [
  'Features, fixes and speed-ups of the product have a changeset',
  'Subjects of commits are Conventional Commits of at most 72 characters',
];

describe.each(checks.filter(({ name }) => !ofCommits.includes(name)))('$name', (check) => {
  it.each(samples[check.name] ?? [])('rejects %j', (files, issue) => {
    expect(issuesOf(check, Files.of(files)).join('\n')).toContain(issue);
  });
});

it('accepts endpoints, optional fields and values that the release before does not have', () => {
  const record = new Files().text('tools/checks/released-api.json') ?? '';
  const { endpoints } = JSON.parse(record.replaceAll("'password changed' | ", ''));
  const files = Files.of(released({ ...endpoints, 'GET /admin/find': undefined }));
  expect(releasedApiCheck.run(files).join()).toMatch(/^[^,]*is of another release/);
});

it('has a sample for every rule', () => {
  const names = [...Object.keys(samples), ...ofCommits];
  expect(checks.map(({ name }) => name).sort()).toEqual(names.sort());
});

it.each([
  ...['Add a filter', 'feat(portal) add a filter', 'feat(portal): Add a filter'],
  ...['feat(portal): add a filter.', 'feature: add a filter', `docs: ${'x'.repeat(67)}`],
])('rejects the subject "%s"', (subject) => {
  expect(findSubjectIssues(['refactor(ui)!: drop Sheet', subject])).toHaveLength(1);
});

const source = 'apps/portal/src/app/router.tsx';
const noReason = '';
it.each([
  ['feat(portal): add a filter', source],
  ['fix: print all rows', 'packages/ui/src/components/Table/Table.tsx', 'docs/product/README.md'],
  ['perf(backend): read fewer rows', 'apps/backend/src/lists/read-list.ts'],
  ['refactor(api)!: drop a hook', 'packages/api/src/hooks/use-list.ts'],
  ['fix(backend): keep a column', 'apps/backend/migrations/030_column.sql'],
])('asks for a changeset of "%s"', (subject, ...files) => {
  expect(findMissingChangesets([[subject, noReason, ...files]])).toHaveLength(1);
});

it.each([
  ['feat(portal): add a filter', noReason, source, '.changeset/filters.md'],
  ['fix(portal): reset a filter', 'none, no release had the error', source],
  ['refactor(portal): name a filter', noReason, source],
  ['fix(tools): wait for the port', noReason, 'tools/lib/ports.ts', 'apps/portal/package.json'],
  ['fix(portal): wait for the list', noReason, 'apps/portal/src/app/router.stories.tsx'],
])('accepts "%s" with the reason "%s" and its files', (...commit) => {
  expect(findMissingChangesets([commit])).toEqual([]);
});

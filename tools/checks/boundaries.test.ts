import { execFile } from 'node:child_process';
import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { scriptOf } from '../lib/node-programs.ts';
import { testFolder } from '../lib/test-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';

const portal = 'apps/portal/src';

/** For each rule, a file and an import in it that the rule must reject. */
const offences: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'no-cycles': ['packages/ui/src/ring-one.ts', './ring-two.ts'],
  resolvable: [`${portal}/lib/lost.ts`, './nowhere.ts'],
  'validation-stands-alone': ['packages/validation/src/a.ts', 'swr'],
  'brand-is-data': ['packages/brand/src/r.ts', '../../api/src/x.ts'],
  'ui-knows-no-product': ['packages/ui/src/b.ts', 'zod'],
  'ui-has-no-router': ['packages/ui/src/c.ts', 'react-router-dom'],
  'api-has-no-screen': ['packages/api/src/d.ts', 'react-router-dom'],
  'api-core-without-react': ['packages/api/src/client/e.ts', 'react'],
  'api-testing-in-tests-only': [`${portal}/f.ts`, '../../../packages/api/src/entries/testing.ts'],
  'story-kit-in-tests-only': [`${portal}/app/g.ts`, '../testing/kit.ts'],
  'backend-takes-validation-only': ['apps/backend/src/h.ts', '../../../packages/api/src/x.ts'],
  'portal-without-backend': [`${portal}/lib/i.ts`, '../../../backend/src/x.ts'],
  'portal-through-packages': [`${portal}/components/j.ts`, 'swr'],
  'portal-styles-its-own': [`${portal}/k.ts`, '../../../packages/ui/src/Button.css.ts'],
  'packages-by-name': ['packages/api/src/l.ts', '../../validation/src/x.ts'],
  'screens-apart': [`${portal}/screens/user/A/A.ts`, '../B/B.ts'],
  'app-is-on-top': [`${portal}/lib/m.ts`, '../app/x.ts'],
  'screens-are-leaves': [`${portal}/reports/n.ts`, '../screens/user/B/B.ts'],
  'ground-floor': [`${portal}/texts/o.ts`, '../components/x.ts'],
  'backend-layers': ['apps/backend/src/modules/p/repository.ts', './routes.ts'],
};

const bystanders = [
  'packages/api/src/entries/testing.ts',
  `${portal}/testing/kit.ts`,
  ...['packages/api/src/x.ts', 'packages/validation/src/x.ts', 'apps/backend/src/x.ts'],
  'packages/ui/src/Button.css.ts',
  ...[`${portal}/screens/user/B/B.ts`, `${portal}/app/x.ts`, `${portal}/components/x.ts`],
  'apps/backend/src/modules/p/routes.ts',
  ...['swr', 'zod', 'react', 'react-router-dom'].map((name) => `node_modules/${name}/index.js`),
];

const folder = realpathSync(testFolder('boundaries'));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  for (const path of bystanders) write(path, 'export const x = 1;\n');
  write('packages/ui/src/ring-two.ts', "import './ring-one.ts';\n");
  for (const [file, imported] of Object.values(offences)) write(file, `import '${imported}';\n`);
});

/** The part of dependency-cruiser's report that this test reads. */
interface Summary {
  readonly violations: readonly {
    readonly from: string;
    readonly rule: { readonly name: string };
  }[];
  readonly ruleSetUsed: {
    readonly forbidden: readonly { readonly name: string; readonly comment: string }[];
  };
}

async function cruise(): Promise<Summary> {
  const args = ['--config', inWorkspace('.dependency-cruiser.mjs'), '--output-type', 'json'];
  const program = [scriptOf('depcruise'), ...args, 'apps', 'packages'];
  const run = promisify(execFile)(process.execPath, program, {
    cwd: folder,
    maxBuffer: 50_000_000,
  });
  // Violations make the program end with an error; its report is whole all the same.
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return JSON.parse(stdout).summary;
}

it('rejects every import that the architecture forbids, and says what to do instead', async () => {
  const { violations, ruleSetUsed } = await cruise();
  const rules = ruleSetUsed.forbidden;
  expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(offences).sort());
  for (const { name, comment } of rules) {
    const offenders = violations.filter(({ rule }) => rule.name === name).map(({ from }) => from);
    expect(offenders, name).toContain(offences[name]?.[0]);
    expect(comment, name).toMatch(/^.{30,}\.$/);
  }
}, 30_000);

import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import config from '../../.dependency-cruiser.mjs';
import { scriptOf } from '../lib/node-programs.ts';
import { withTempFolder } from '../lib/temp-folder.ts';
import { runCommand } from '../test/run-command.ts';
import { boundaryRules } from '../test/steps.ts';

const { forbidden = [] } = config;

const portal = 'apps/portal/src';

/** For each rule, a file and an import in it that the rule must reject. */
const offences: Readonly<Record<string, readonly [file: string, imported: string]>> = {
  'no-cycles': ['packages/ui/src/ring.ts', './ring.ts'],
  resolvable: [`${portal}/lib/lost.ts`, './nowhere.ts'],
  'validation-imports-zod-only': ['packages/validation/src/a.ts', 'swr'],
  'brand-is-data': ['packages/brand/src/r.ts', '../../api/src/x.ts'],
  'ui-without-product': ['packages/ui/src/b.ts', 'zod'],
  'ui-has-no-router': ['packages/ui/src/c.ts', 'react-router-dom'],
  'api-without-screens': ['packages/api/src/d.ts', 'react-router-dom'],
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
  'lower-layers': [`${portal}/texts/o.ts`, '../components/x.ts'],
  'backend-layers': ['apps/backend/src/modules/p/repository.ts', './routes.ts'],
};

function writeOffences(folder: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [file, imported] of Object.values(offences)) {
    const isPackage = !imported.startsWith('.');
    const target = isPackage ? `node_modules/${imported}/index.js` : join(dirname(file), imported);
    if (!imported.includes('nowhere')) write(target, 'export const x = 1;\n');
    write(file, `import '${imported}';\n`);
  }
}

it('rejects every import that the architecture forbids, and says what to do instead', () =>
  withTempFolder('boundaries', async (temporary) => {
    const cwd = realpathSync(temporary);
    writeOffences(cwd);
    const command = [scriptOf('depcruise'), ...boundaryRules, 'apps', 'packages'];
    const { output } = await runCommand(process.execPath, command, { cwd });
    const lines = output.replace(/\s+/g, ' ');
    expect(forbidden.map(({ name }) => name).sort()).toEqual(Object.keys(offences).sort());
    for (const { name = '', comment } of forbidden) {
      expect(lines).toContain(`error ${name}: ${offences[name]?.[0]} →`);
      expect(lines).toContain(comment);
      expect(comment, name).toMatch(/^.{30,}\.$/);
    }
  }));

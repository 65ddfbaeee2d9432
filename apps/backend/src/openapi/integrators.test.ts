import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import openapiTS, { astToString } from 'openapi-typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { startBackend } from '../../test/build-app.ts';

const backend = startBackend();
const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const folder = testFolder('api-document');
const file = join(folder, 'openapi.json');
let text: string;

beforeAll(async () => {
  text = (await backend.app.inject('/api/openapi.json')).payload;
  writeFileSync(file, text);
});

/** Compiles sources of the folder with the workspace's compiler. @returns what it complains of. */
async function complaintsOf(...sources: string[]): Promise<string> {
  const options = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'preserve'];
  const libraries = ['--lib', 'es2024,dom,dom.iterable', '--types', ''];
  const compiler = join(resolve('typescript/package.json'), '..', 'bin', 'tsc');
  const args = [compiler, ...options, ...libraries, ...sources];
  try {
    await run(process.execPath, args, { cwd: folder });
    return '';
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
}

/** A program of an integrator, by the types that a generator made. */
function writeProgram(name: string, lines: readonly string[]): string {
  writeFileSync(join(folder, name), lines.join('\n'));
  return name;
}

describe('the tools of integrators', () => {
  it('Redocly finds nothing to complain of', async () => {
    const program = join(resolve('@redocly/cli/package.json'), '..', 'bin', 'cli.js');
    const args = [program, 'lint', file, '--extends=recommended-strict', '--format=json'];
    // No telemetry, and no question whether there is a newer version: no network.
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    const { stdout } = await run(process.execPath, args, { cwd: folder, env }).catch(
      (error: { stdout: string }) => error,
    );
    expect(JSON.parse(stdout).problems).toEqual([]);
  });

  it('Spectral finds nothing to complain of', async () => {
    const linter = new spectral.Spectral();
    // The groups are in the order in which they are read.
    linter.setRuleset({
      extends: [[oas as RulesetDefinition, 'all']],
      rules: { 'openapi-tags-alphabetical': 'off' },
    });
    const found = await linter.run(JSON.parse(text));
    expect(found.map(({ code, path, message }) => [code, path.join('.'), message])).toEqual([]);
  });

  it('openapi-typescript gives types with names, which compile', async () => {
    writeFileSync(join(folder, 'schema.ts'), astToString(await openapiTS(text)));
    const program = writeProgram('reads-schema.ts', [
      "import type { components, operations } from './schema';",
      "type Schemas = components['schemas'];",
      "export const run: Schemas['ToolUtilization']['state'] = 'open';",
      "export const code: Schemas['ErrorBody']['code'] = 'INSUFFICIENT_CREDITS';",
      "export type Sent = operations['createUtilization']['requestBody'];",
      "export const measure: Sent['content']['application/json'] = {",
      "  feature_id: 'R_INF_04', fc_records90: 1, tb_records90: 0,",
      '};',
      '// @ts-expect-error a state that no run has',
      "export const other: Schemas['ToolUtilization']['state'] = 'paused';",
    ]);
    expect(await complaintsOf('schema.ts', program)).toBe('');
  });

  it('@hey-api/openapi-ts gives a client with names, which compiles', async () => {
    await createClient({
      input: file,
      output: { path: join(folder, 'client') },
      logs: { level: 'silent', file: false },
    });
    const names = readFileSync(join(folder, 'client', 'types.gen.ts'), 'utf8');
    expect(names).toContain('export type ErrorBody = {');
    const program = writeProgram('uses-client.ts', [
      "import { createUtilization, downloadFile, login } from './client';",
      "import type { ToolUtilization, UtilizationPage } from './client';",
      'export const state = (run: ToolUtilization) => run.state;',
      'export const rows = (page: UtilizationPage) => page.items.map((one) => one.utilization_id);',
      'export const calls = [createUtilization, downloadFile, login];',
    ]);
    expect(await complaintsOf(program)).toBe('');
  });
});

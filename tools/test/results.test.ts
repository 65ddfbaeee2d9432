import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { checkOrphanedBaselines, digestOf } from '../visual/baselines.ts';
import { findModeErrors } from './chromatic-modes.ts';
import { findPropProblems } from './docs-pages.ts';
import { countCases } from './report.ts';
import { countUnittest } from './run-toolboxes.ts';
import { chooseSteps, runSteps } from './schedule.ts';
import { testSteps } from './steps.ts';

// What would be taken for success without being one.

const folder = testFolder('results');

it.each([
  [false, '{"numPassedTests":7,"numFailedTests":2}', 7, 2],
  [false, '{"numPassedTests":7,"numFailedTests":0}', 7, 1],
  [true, '{"numPassedTests":0,"numFailedTests":0}', 0, 1],
  [true, '{"numPassed', 0, 1],
])('counts a run of Vitest (%s, %s)', (ok, content, passed, failed) => {
  const report = join(folder, 'report.json');
  writeFileSync(report, content);
  expect(countCases(report, { ok, output: '' })).toMatchObject({ passed, failed });
  expect(countCases(join(folder, 'missing.json'), { ok, output: '' }).failed).toBe(1);
});

it.each([
  [true, 'OK', 39, 39, 0],
  [false, 'FAILED (failures=2, errors=1)', 39, 36, 3],
  [true, 'OK (skipped=4)', 39, 35, 4],
  [true, 'OK', 0, 0, 1],
  [false, 'OK', 39, 39, 1],
])('counts a run of unittest (%s, %s)', (ok, end, ran, passed, failed) => {
  const output = `....\n-----\nRan ${ran} tests in 2.2s\n\n${end}\n`;
  expect(countUnittest({ ok, output })).toMatchObject({ passed, failed });
  expect(countUnittest({ ok, output: 'cannot open file' })).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a step that throws, and one that depends on it, as failed', async () => {
  const run = async () => Promise.reject(new Error('broken'));
  const steps = [
    { id: 'a', title: 'a', run },
    { id: 'b', title: 'b', needs: ['a'], run },
    { id: 'c', title: 'c', run: () => sleep(20, { passed: 1, failed: 0, output: '' }) },
  ];
  const { signal } = new AbortController();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  expect(await runSteps(steps, signal)).toMatchObject({ passed: 1, failed: 2 });
  log.mockRestore();
});

it('runs the dependencies of the chosen steps, and no others', () => {
  const ids = chooseSteps(testSteps(), ['journeys-firefox', 'engine']).map(({ id }) => id);
  expect(ids).toEqual(['python', 'gdal', 'firefox', 'build', 'engine', 'journeys-firefox']);
});

it('has every step in the workflow of GitHub', () => {
  const workflow = readFileSync(inWorkspace('.github', 'workflows', 'ci.yml'), 'utf8');
  const named = [...workflow.matchAll(/\bonly: "(.*)"/g)].flatMap(([, only = '']) =>
    only.split(','),
  );
  const steps = testSteps();
  expect(chooseSteps(steps, named)).toEqual(steps);
  expect(named.filter((id) => !steps.some((step) => step.id === id))).toEqual([]);
});

it('reports the baselines of removed stories, and deletes them when updating', () => {
  for (const name of ['a.webp', 'b.webp', 'chromium.txt']) writeFileSync(join(folder, name), '');
  expect(checkOrphanedBaselines(['a', 'b'], false, folder).failed).toBe(0);
  const found = checkOrphanedBaselines(['a'], false, folder);
  expect([found.failed, found.output]).toEqual([1, expect.stringContaining('\n  b.webp')]);
  checkOrphanedBaselines(['a'], true, folder);
  expect(readdirSync(folder)).toEqual(expect.not.arrayContaining(['b.webp']));
});

it('decodes a screenshot again when either it or its baseline changes', () => {
  const [one, other] = [Buffer.from('one'), Buffer.from('other')];
  const digests = [digestOf(one, one), digestOf(one, other), digestOf(other, one)];
  expect(new Set(digests).size).toBe(3);
});

it('names each mode that a story lacks, and each viewport that does not exist', () => {
  expect(findModeErrors({ id: 'a', parameters: {} })).toHaveLength(3);
  const modes = { light: { theme: 'sheet-light', viewport: 'w1280' } } as const;
  const parameters = { chromatic: { modes }, viewport: { options: { w360: {} } } };
  expect(findModeErrors({ id: 'a', parameters }).at(-1)).toContain('unknown viewport "w1280"');
});

it.each([
  ['"Set object" for a control', { control: 'object' }],
  ['a type that says nothing', { type: 'union' }],
  ['a raw tag in its description', { description: "The height. @defaultValue 'md'" }],
  ['no description', { description: ' ' }],
])('counts props with %s', (words, change) => {
  const row = { component: 'UI/Button', prop: 'size', control: 'inline-radio', hasValue: false };
  const good = { ...row, type: "'sm' | 'md'", description: 'The height.' };
  expect(findPropProblems([good, { ...good, ...change }])).toEqual([
    `1 props with ${words}: UI/Button size`,
  ]);
});

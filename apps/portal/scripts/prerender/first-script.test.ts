import { expect, it } from 'vitest';
import { areaScript, firstScript } from './first-script.ts';

const moduleUrl = '/assets/index-Ab3dE6gH.js';

it.each([
  ['a public page', firstScript(moduleUrl)],
  ['a page of an area', areaScript],
])('is short in %s, and replays clicks under the name that the module knows', (_, script) => {
  expect(script).not.toMatch(/\n|\t| {2}|function \w/);
  expect(script).toContain('data-likely-session');
  expect(script).toContain('window.clickAgain=');
});

it('fetches the module of its address', () => {
  expect(firstScript(moduleUrl)).toContain(moduleUrl);
});

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { Fault } from '../../lib/fault.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { brotliBytes } from './brotli.ts';

/** Pinned, so that the control is the same in every run. */
const reactAdmin = ['react-admin@5.15.4', 'ra-data-simple-rest@5.15.3'] as const;

/** The least that an app with these libraries can weigh: each is used, and nothing else is there. */
const floorCode = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
  import useSWR from 'swr';
  function Hello() {
    const { data } = useSWR('/hello', (address) => fetch(address).then((answer) => answer.text()));
    return createElement('p', null, 'Hello ', data, createElement(Link, { to: '/other' }, 'Other'));
  }
  createRoot(document.getElementById('root')).render(
    createElement(BrowserRouter, null,
      createElement(Routes, null,
        createElement(Route, { path: '*', element: createElement(Hello) }))));
`;

/** The first list of react-admin's own tutorial: it reads data and guesses the columns. */
const reactAdminCode = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import simpleRestProvider from 'ra-data-simple-rest';
  import { Admin, ListGuesser, Resource } from 'react-admin';
  createRoot(document.getElementById('root')).render(
    createElement(Admin, { dataProvider: simpleRestProvider('/api') },
      createElement(Resource, { name: 'items', list: ListGuesser })));
`;

/** Bundles a module in a folder as plain Vite does for production. @returns bytes of its scripts. */
async function weighApp(folder: string, code: string): Promise<number> {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: entry },
    },
  });
  const assets = join(folder, 'dist', 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return scripts.reduce((sum, name) => sum + brotliBytes(readFileSync(join(assets, name))), 0);
}

function emptyFolder(name: string): string {
  const folder = inWorkspace('.cache', 'bench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  return folder;
}

/** The floor of numbers P1: react-dom, react-router-dom and SWR as the portal has them. */
export function weighFloor(): Promise<number> {
  const folder = emptyFolder('floor');
  const owners = { portal: ['react', 'react-dom', 'react-router-dom'], api: ['swr'] };
  const link = (name: string, from: string) =>
    symlinkSync(realpathSync(from), join(folder, 'node_modules', name));
  for (const name of owners.portal) link(name, inWorkspace('apps', 'portal', 'node_modules', name));
  for (const name of owners.api) link(name, inWorkspace('packages', 'api', 'node_modules', name));
  return weighApp(folder, floorCode);
}

/**
 * A minimal list of react-admin, installed from the registry the first time.
 * @throws Fault when the registry cannot be reached.
 */
export function weighReactAdmin(): Promise<number> {
  const folder = inWorkspace('.cache', 'bench', reactAdmin[0]);
  if (!existsSync(join(folder, 'node_modules', 'ra-data-simple-rest', 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const packages = [...reactAdmin, 'react@^19', 'react-dom@^19'];
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
    const run = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
    if (run.status !== 0) throw new Fault('react-admin cannot be installed.', [run.stderr]);
  }
  return weighApp(folder, reactAdminCode);
}

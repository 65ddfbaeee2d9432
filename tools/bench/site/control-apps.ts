import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSize } from '../../lib/bundle-size.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { linkPackages } from '../../packed-ui/site.ts';
import { requireCommand } from '../../test/run-command.ts';

/** Pinned, so that the control is the same in every run. */
const reactAdmin = ['react-admin@5.15.4', 'ra-data-simple-rest@5.15.3'] as const;

/** The smallest app with these libraries: each is used, and there is nothing else. */
const floorCode = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
  import useSWR from 'swr';
  function Hello() {
    const { data } = useSWR('/hello', (url) => fetch(url).then((response) => response.text()));
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

/** The floor of P1: bytes of react-dom, react-router-dom and SWR as the portal has them. */
export async function measureFloor(): Promise<number> {
  const folder = inWorkspace('.cache', 'bench', 'floor');
  rmSync(folder, { recursive: true, force: true });
  const packages = ['react', 'react-dom', 'react-router-dom', 'swr'];
  linkPackages(folder, packages, ['apps/portal', 'packages/api']);
  return (await bundleSize(folder, floorCode)).scripts;
}

/**
 * Bytes of a minimal list of react-admin, installed from the registry the first time.
 * @throws CliError when the registry cannot be reached.
 */
export async function measureReactAdmin(): Promise<number> {
  const folder = inWorkspace('.cache', 'bench', reactAdmin[0]);
  if (!existsSync(join(folder, 'node_modules', 'ra-data-simple-rest', 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const packages = [...reactAdmin, 'react@^19', 'react-dom@^19'];
    const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages];
    await requireCommand('react-admin cannot be installed.', 'npm', args, { cwd: folder });
  }
  return (await bundleSize(folder, reactAdminCode)).scripts;
}

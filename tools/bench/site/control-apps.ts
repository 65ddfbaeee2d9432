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
import { dirname, join } from 'node:path';
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

/**
 * What a report with a sortable table, checked answers and tabs weighs with the libraries it has for
 * them, and with nothing of ours: no style, no filter, no session, no picture.
 */
const librariesCode = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
  import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
  import {
    columnVisibilityFeature, createSortedRowModel, rowSortingFeature, sortFns, tableFeatures, useTable,
  } from '@tanstack/react-table';
  import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
  import useSWR from 'swr';
  import * as z from 'zod/mini';
  const Runs = z.object({
    items: z.array(z.object({
      utilization_id: z.uuid(),
      feature_name: z.string().check(z.minLength(3), z.maxLength(20)),
      usage_date: z.iso.datetime(),
      finish_date: z.nullable(z.iso.datetime()),
      credits_used: z.string().check(z.regex(/^[0-9]+[.][0-9]{2}$/)),
    })),
    next_cursor: z.nullable(z.string()),
  });
  const features = tableFeatures({
    rowSortingFeature, columnVisibilityFeature, sortedRowModel: createSortedRowModel(), sortFns,
  });
  const columns = Object.keys(Runs.shape.items.element.shape).map((accessorKey) => ({ accessorKey }));
  const read = (address) =>
    fetch(address).then((answer) => answer.json()).then((body) => Runs.parse(body).items);
  const none = [];
  function Report() {
    const { data = none } = useSWR('/runs', read);
    const table = useTable({ features, columns, data });
    const cells = (row) =>
      row.getVisibleCells().map((cell) => createElement('td', { key: cell.id }, cell.getValue()));
    const rows = table.getRowModel().rows.map((row) =>
      createElement('tr', { key: row.id }, cells(row)));
    return createElement(Root, { defaultValue: 'runs' },
      createElement(List, null, createElement(Trigger, { value: 'runs' }, 'Runs')),
      createElement(Content, { value: 'runs' },
        createElement(Link, { to: '/other' }, createElement(ArrowUp), createElement(ArrowDown)),
        createElement(ArrowUpDown),
        createElement('table', null, createElement('tbody', null, rows))));
  }
  createRoot(document.getElementById('root')).render(
    createElement(BrowserRouter, null,
      createElement(Routes, null,
        createElement(Route, { path: '*', element: createElement(Report) }))));
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

/** Makes packages of the workspace known in a folder. @param owners their names, by who has them. */
function linkPackages(folder: string, owners: Readonly<Record<string, readonly string[]>>): void {
  for (const [owner, names] of Object.entries(owners)) {
    for (const name of names) {
      const link = join(folder, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(inWorkspace(owner, 'node_modules', name)), link);
    }
  }
}

const floorPackages = {
  'apps/portal': ['react', 'react-dom', 'react-router-dom'],
  'packages/api': ['swr'],
};

/** The floor of numbers P1: react-dom, react-router-dom and SWR as the portal has them. */
export function weighFloor(): Promise<number> {
  const folder = emptyFolder('floor');
  linkPackages(folder, floorPackages);
  return weighApp(folder, floorCode);
}

/** The floor, and the libraries that a report has beyond it (decisions §1, ADR 039). */
export function weighReportLibraries(): Promise<number> {
  const folder = emptyFolder('report-libraries');
  linkPackages(folder, {
    'apps/portal': [...floorPackages['apps/portal'], 'zod'],
    'packages/api': floorPackages['packages/api'],
    'packages/ui': ['@radix-ui/react-tabs', '@tanstack/react-table', 'lucide-react'],
  });
  return weighApp(folder, librariesCode);
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

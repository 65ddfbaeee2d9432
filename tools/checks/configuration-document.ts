import { readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const documentPath = 'docs/operations/configuration.md';
// Files that read settings from the environment, each in capitals.
const readers = [
  'apps/backend/src/config.ts',
  'apps/portal/src/config/env.ts',
  'apps/portal/vite.config.ts',
];

/** Names of the settings that a source declares as keys of its schema, or reads when it is built. */
export function settingsIn(source: string): string[] {
  const found = source.matchAll(
    /^\s*['"]?([A-Z][A-Z0-9_]{2,})['"]?\s*:|(?:import\.meta|process)\.env\.([A-Z][A-Z0-9_]+)/gm,
  );
  return [...new Set([...found].map((match) => match[1] ?? match[2] ?? ''))];
}

/** Settings that the document lacks, and documented ones that are never read. */
export function findUndocumented(settings: readonly string[], document: string): string[] {
  const documented = [...document.matchAll(/^\| `([A-Z][A-Z0-9_]+)`/gm)].map(
    (match) => match[1] ?? '',
  );
  const missing = settings.filter((name) => !documented.includes(name));
  const stale = documented.filter((name) => !settings.includes(name));
  return [
    ...missing.map((name) => `${name} is read but not documented in ${documentPath}.`),
    ...stale.map((name) => `${name} is documented in ${documentPath} but never read.`),
  ];
}

export const configurationDocument: Check = {
  name: 'Every setting is documented',
  run: () => {
    const sources = readers.map((path) => readFileSync(inWorkspace(path), 'utf8'));
    const ownSettings = [
      'DATA_DIR',
      'MAIL_PORT',
      'CHROMIUM_PATH',
      'FIREFOX_PATH',
      'TEST_DATABASE_URL',
      'TEST_POOLER',
    ];
    const settings = [...new Set([...sources.flatMap(settingsIn), ...ownSettings])];
    return findUndocumented(settings, readFileSync(inWorkspace(documentPath), 'utf8'));
  },
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { extraFiles, toolboxes } from './toolboxes.ts';

const releases = join(import.meta.dirname, '../../../../toolboxes/releases.json');

interface Release {
  toolbox?: string;
  kind?: string;
  version?: string;
  file: string;
}

it('offers the files that are packed, with their versions', () => {
  const { items, extras } = JSON.parse(readFileSync(releases, 'utf8'));
  const packed = [...items, ...extras].map(({ toolbox, kind, version, file }: Release) => ({
    id: toolbox ?? kind,
    version: version ?? null,
    file,
  }));
  const byFile = (a: { file: string }, b: { file: string }) => (a.file < b.file ? -1 : 1);
  expect([...toolboxes, ...extraFiles].toSorted(byFile)).toEqual(packed.toSorted(byFile));
});

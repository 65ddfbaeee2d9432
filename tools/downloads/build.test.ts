import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it, onTestFinished, vi } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { buildDownloads, filesOf, packToolbox, readReleases } from './build.ts';

const folder = testFolder('downloads');
const { items, extras } = readReleases();

/** Names and texts of the files in a ZIP, below its one folder. */
function unpack(zip: Uint8Array, root: string): Map<string, string> {
  const files = Object.entries(unzipSync(zip));
  expect(files.filter(([name]) => !name.startsWith(`${root}/`))).toEqual([]);
  return new Map(files.map(([name, bytes]) => [name.slice(root.length + 1), strFromU8(bytes)]));
}

it('offers the released files with their sizes and checksums, and no others', () => {
  writeFileSync(join(folder, 'GDBAudit_V1.01.zip'), 'former release');
  const manifest = buildDownloads(folder);
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual(manifest);
  const sums = readFileSync(join(folder, 'SHA256SUMS'), 'utf8');
  for (const { file, size, sha256 } of filesOf(manifest)) {
    const bytes = readFileSync(join(folder, file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    expect(bytes).toHaveLength(size);
    expect(sums).toContain(`${sha256}  ${file}\n`);
  }
  expect(readdirSync(folder)).toHaveLength(items.length + extras.length + 2);
});

it('packs the same bytes again, in any time zone', () => {
  const pack = () => [...items, ...extras].map((plan) => Buffer.from(packToolbox(plan)));
  const first = pack();
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  expect(new Date(0).getHours()).not.toBe(0);
  expect(pack()).toEqual(first);
});

/** All that can be run at the root of a ZIP: each of it is metered. */
const programs = {
  audit: ['__init__.py', 'gdb_audit.py', 'metered_audit.py'],
  registration: ['registro_equipo.py'],
  calculator: ['calculadora_score.py'],
};

it.each(items)('packs everything that $file needs, with its version', (release) => {
  const files = unpack(packToolbox(release), release.file.replace('.zip', ''));
  const names = [...files.keys()];
  expect(names).toContain('metering/transport.py');
  // Tests, and what runs without metering, are left out; hosts are at the root.
  const unwanted = /test|fake|fixtures|bench|__main__|__pycache__|unmetered|\.md$|^gdbaudit\/hosts/;
  expect(names.filter((name) => unwanted.test(name))).toEqual([]);
  expect(names.filter((name) => /^\w+\.py$/.test(name))).toEqual(programs[release.toolbox]);
  const [form = '', ...others] = names.filter((name) => name.endsWith('.pyt'));
  expect(others).toEqual([]);
  expect(files.get(form)).toContain(`V${release.version}`);
  expect(files.get('LEAME.txt')).toContain(`V${release.version}\r\n`);
  expect(release.file).toContain(`_V${release.version}.zip`);
  const engine = files.get('gdbaudit/__init__.py');
  if (release.toolbox === 'audit') expect(engine).toContain(`VERSION = '${release.version}'\n`);
  else expect(engine).toBeUndefined();
});

it.each(extras)('packs $file with what it needs and nothing else', (extra) => {
  const files = unpack(packToolbox(extra), extra.root ?? extra.file.replace('.zip', ''));
  const names = [...files.keys()];
  if (extra.kind === 'practice') {
    const database = 'GDBAudit_Practica.gdb/a00000001.gdbtable';
    expect(names).toEqual(expect.arrayContaining(['LEAME.txt', 'hallazgos.json', database]));
    expect(names.filter((name) => /metering|\.py/.test(name))).toEqual([]);
    return;
  }
  const needed = ['__init__.py', 'gdbaudit/engine.py', 'metering/registration.py'];
  expect(names).toEqual(expect.arrayContaining(needed));
  expect(names.filter((name) => /hosts|unmetered|tests|bench|__main__/.test(name))).toEqual([]);
  // QGIS reads it with a parser that takes no mark of the byte order.
  const metadata = files.get('metadata.txt') ?? '';
  expect(metadata).toMatch(/^\[general\]\nname=GDB Audit\n/);
  expect(extra.file).toContain(`_V${/^version=(.+)$/m.exec(metadata)?.[1]}.zip`);
  // QGIS 4 loads no plugin for 3 only, as one without these lines is; its first builds read the second.
  expect(metadata).toMatch(/^qgisMaximumVersion=4\.99\nsupportsQt6=True$/m);
});

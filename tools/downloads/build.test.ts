import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { buildDownloads, filesOf, readReleases } from './build.ts';
import { packToolbox } from './pack.ts';

const folder = testFolder('downloads');
const { items, extras } = readReleases();

/** Names and texts of the files in a ZIP, below its one folder. */
function unpack(zip: Uint8Array, root: string): Map<string, string> {
  const files = Object.entries(unzipSync(zip));
  expect(files.filter(([name]) => !name.startsWith(`${root}/`))).toEqual([]);
  return new Map(files.map(([name, bytes]) => [name.slice(root.length + 1), strFromU8(bytes)]));
}

it('offers what is released with true sizes and checksums, and nothing else', () => {
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
  const { TZ } = process.env;
  const first = pack();
  process.env.TZ = 'Pacific/Kiritimati';
  try {
    expect(new Date(0).getHours()).not.toBe(0);
    expect(pack()).toEqual(first);
  } finally {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  }
});

it.each(items)('packs everything that $file needs, with its version', (release) => {
  const files = unpack(packToolbox(release), release.file.replace('.zip', ''));
  expect([...files.keys()]).toContain('metering/transport.py');
  const form = [...files.keys()].filter((name) => name.endsWith('.pyt'));
  expect(form).toHaveLength(1);
  expect(files.get(form[0] ?? '')).toContain(`V${release.version}`);
  expect(files.get('LEAME.txt')).toContain(`V${release.version}\r\n`);
  expect(release.file).toContain(`_V${release.version}.zip`);
});

it('packs the hosts of the audit beside its engine, without tests and what runs unmetered', () => {
  const packed = ['LEAME.txt', 'gdb_audit.py', 'gdbaudit/__init__.py', 'gdbaudit/core/topology.py'];
  const sources = join(folder, 'sources');
  for (const path of [
    ...['metering/api.py', 'metering/__pycache__/api.pyc', 'gdbaudit/__init__.py'],
    ...['gdbaudit/__main__.py', 'gdbaudit/core/topology.py', 'gdbaudit/core/tests/test_a.py'],
    ...['gdbaudit/fixtures/planted.py', 'gdbaudit/bench/damaged.py', 'gdbaudit/model/notes.md'],
    ...['gdbaudit/model/model.json', 'gdbaudit/hosts/gdb_audit.py', 'gdbaudit/hosts/LEAME.txt'],
    'gdbaudit/hosts/qgis/metadata.txt',
  ]) {
    mkdirSync(dirname(join(sources, path)), { recursive: true });
    writeFileSync(join(sources, path), path);
  }
  const [audit] = items;
  if (!audit) throw new Error('no release');
  const files = unpack(packToolbox(audit, sources), audit.file.replace('.zip', ''));
  expect([...files.keys()]).toEqual([...packed, 'gdbaudit/model/model.json', 'metering/api.py']);
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
  expect(names.filter((name) => /hosts|tests|bench|__main__/.test(name))).toEqual([]);
  // QGIS reads it with a parser that takes no mark of the byte order.
  const metadata = files.get('metadata.txt') ?? '';
  expect(metadata).toMatch(/^\[general\]\nname=GDB Audit\n/);
  expect(extra.file).toContain(`_V${/^version=(.+)$/m.exec(metadata)?.[1]}.zip`);
});

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { downloadsManifest } from '@consultancy/validation';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { buildDownloads } from './build.ts';
import { packToolbox } from './pack.ts';
import { readReleases } from './releases.ts';

const folder = testFolder('downloads');

it('offers the three toolboxes in their versions, with true sizes and checksums', () => {
  writeFileSync(join(folder, 'GDBAudit_V1.01.zip'), 'former release');
  const manifest = buildDownloads(folder);
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual(manifest);
  expect(downloadsManifest.parse(manifest)).toEqual(manifest);
  expect(manifest.items.map(({ file }) => file)).toEqual([
    'GDBAudit_V1.02.zip',
    'RegistroEquipo_V1.00.zip',
    'CalculadoraScore_V1.00.zip',
  ]);
  for (const { file, size, sha256, version } of manifest.items) {
    const bytes = readFileSync(join(folder, file));
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      size,
      sha256,
    ]);
    expect(file).toContain(`_V${version}.zip`);
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toContain(`${sha256}  ${file}\n`);
  }
  expect(existsSync(join(folder, 'GDBAudit_V1.01.zip'))).toBe(false);
  for (const { file } of readReleases().extras) {
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toContain(`  ${file}\n`);
    expect(existsSync(join(folder, file))).toBe(true);
  }
});

it('packs the same bytes again, in any time zone', () => {
  const zone = process.env.TZ;
  const { items, extras } = readReleases();
  const pack = () => [...items, ...extras].map((plan) => Buffer.from(packToolbox(plan)));
  const first = pack();
  process.env.TZ = 'Pacific/Kiritimati';
  try {
    expect(new Date(0).getHours()).not.toBe(0);
    expect(pack()).toEqual(first);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

it('packs everything that a toolbox needs, below one folder, and no test', () => {
  for (const release of readReleases().items) {
    const root = release.file.replace('.zip', '');
    const files = unzipSync(packToolbox(release));
    const names = Object.keys(files);
    expect(names.every((name) => name.startsWith(`${root}/`))).toBe(true);
    expect(names).toContain(`${root}/metering/transport.py`);
    expect(names.filter((name) => /test|fake|pycache/.test(name))).toEqual([]);
    const form = names.filter((name) => name.endsWith('.pyt'));
    expect(form).toHaveLength(1);
    const source = strFromU8(files[form[0] ?? ''] ?? new Uint8Array());
    expect(source).toContain(`V${release.version}`);
    expect(strFromU8(files[`${root}/LEAME.txt`] ?? new Uint8Array())).toContain(
      `V${release.version}\r\n`,
    );
  }
});

it('packs the hosts of the audit beside its engine, without what runs unmetered', () => {
  const sources = join(folder, 'sources');
  for (const path of [
    'metering/api.py',
    'metering/__pycache__/api.pyc',
    'gdbaudit/__init__.py',
    'gdbaudit/__main__.py',
    'gdbaudit/core/topology.py',
    'gdbaudit/core/tests/test_topology.py',
    'gdbaudit/fixtures/planted.py',
    'gdbaudit/bench/damaged.py',
    'gdbaudit/model/notes.md',
    'gdbaudit/model/model.json',
    'gdbaudit/hosts/gdb_audit.py',
    'gdbaudit/hosts/LEAME.txt',
    'gdbaudit/hosts/qgis/metadata.txt',
  ]) {
    mkdirSync(dirname(join(sources, path)), { recursive: true });
    writeFileSync(join(sources, path), path);
  }
  const [audit] = readReleases().items;
  if (!audit) throw new Error('no release');
  expect(Object.keys(unzipSync(packToolbox(audit, sources)))).toEqual(
    [
      'LEAME.txt',
      'gdb_audit.py',
      'gdbaudit/__init__.py',
      'gdbaudit/core/topology.py',
      'gdbaudit/model/model.json',
      'metering/api.py',
    ].map((name) => `GDBAudit_V1.02/${name}`),
  );
});

it('packs the plugin for QGIS below the one folder that QGIS installs', () => {
  const plugin = readReleases().extras.find(({ kind }) => kind === 'plugin');
  if (!plugin) throw new Error('no plugin');
  const files = unzipSync(packToolbox(plugin));
  const names = Object.keys(files);
  const atRoot = names.filter((name) => name.split('/').length === 2);
  expect(atRoot).toEqual(
    [
      '__init__.py',
      'account.py',
      'algorithm.py',
      'audits.py',
      'metadata.txt',
      'metered_audit.py',
      'plugin.py',
      'provider.py',
    ].map((name) => `gdb_audit/${name}`),
  );
  expect(names.every((name) => name.startsWith('gdb_audit/'))).toBe(true);
  expect(names).toContain('gdb_audit/gdbaudit/engine.py');
  expect(names).toContain('gdb_audit/metering/registration.py');
  expect(names.filter((name) => /hosts|tests|bench|__main__/.test(name))).toEqual([]);
  // QGIS reads it with a parser that takes no mark of the byte order.
  const metadata = strFromU8(files['gdb_audit/metadata.txt'] ?? new Uint8Array());
  expect(metadata).toMatch(/^\[general\]\nname=GDB Audit\n/);
  expect(plugin.file).toContain(`_V${/^version=(.+)$/m.exec(metadata)?.[1]}.zip`);
});

it('packs the practice geodatabase with its findings and nothing else', () => {
  const practice = readReleases().extras.find(({ kind }) => kind === 'practice');
  if (!practice) throw new Error('no practice geodatabase');
  const names = Object.keys(unzipSync(packToolbox(practice)));
  expect(names).toContain('GDBAudit_Practica/LEAME.txt');
  expect(names).toContain('GDBAudit_Practica/hallazgos.json');
  expect(names).toContain('GDBAudit_Practica/GDBAudit_Practica.gdb/a00000001.gdbtable');
  expect(names.filter((name) => /metering|\.py/.test(name))).toEqual([]);
});

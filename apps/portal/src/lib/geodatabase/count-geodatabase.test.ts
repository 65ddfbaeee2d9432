import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js';
import { describe, expect, it } from 'vitest';
import { type ChosenFiles, countGeodatabase } from './count-geodatabase.ts';
import { GeodatabaseError } from './geodatabase-error.ts';
import {
  asFile,
  asFolder,
  asZip,
  expectedCount,
  zipBytes,
  zipContent,
  zipOf,
} from './testing/practice-geodatabase.ts';
import { SparseFile } from './testing/sparse-file.ts';

const tenGigabytes = 10 * 1024 ** 3;

const count = (chosen: ChosenFiles, signal = new AbortController().signal) =>
  countGeodatabase(chosen, { signal, onProgress: () => {} });

/** The problem that a choice has. */
async function problemOf(chosen: ChosenFiles): Promise<string> {
  const error = await count(chosen).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GeodatabaseError);
  return (error as GeodatabaseError).message;
}

/** The same files in another folder. */
const within = (folder: string, content = zipContent) =>
  Object.fromEntries(Object.entries(content).map(([path, bytes]) => [folder + path, bytes]));

const without = (file: string) =>
  Object.fromEntries(Object.entries(zipContent).filter(([path]) => !path.endsWith(file)));

const replaced = (file: string, bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(zipContent).map(([path, old]) => [path, path.endsWith(file) ? bytes : old]),
  );

describe('counting the records of a geodatabase', () => {
  it('counts in a folder what GDAL counts: no deleted rows, no system tables', async () => {
    expect(await count(asFolder(zipContent))).toEqual(expectedCount);
  });

  it('counts the same in a ZIP', async () => {
    expect(await count(asZip(zipBytes))).toEqual(expectedCount);
  });

  it('finds the geodatabase in whatever folders it is, and by itself', async () => {
    const nested = await count(asFolder(within('Entrega/2026/', zipContent)));
    expect(nested).toEqual(expectedCount);
    const bare = Object.fromEntries(
      Object.entries(zipContent).map(([path, bytes]) => [path.split('/')[1] ?? '', bytes]),
    );
    expect(await count(asZip(zipOf(bare)))).toEqual({ ...expectedCount, name: 'proyecto.zip' });
  });

  it('reads a stored ZIP, one with backslashes and one with 64-bit sizes', async () => {
    expect(await count(asZip(zipOf(zipContent, 0)))).toEqual(expectedCount);
    const windows = Object.fromEntries(
      Object.entries(zipContent).map(([path, bytes]) => [path.replaceAll('/', '\\'), bytes]),
    );
    expect(await count(asZip(zipOf(windows)))).toEqual(expectedCount);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const writable = new WritableStream<Uint8Array>({
      write: (chunk) => void parts.push(new Uint8Array(chunk)),
    });
    const writer = new ZipWriter(writable, { zip64: true, useWebWorkers: false });
    for (const [path, bytes] of Object.entries(zipContent)) {
      await writer.add(path, { readable: new Blob([new Uint8Array(bytes)]).stream() });
    }
    await writer.close();
    expect(await count(asFile(new File(parts, 'grande.zip')))).toEqual(expectedCount);
  });

  it('reports its progress after each class', async () => {
    const steps: string[] = [];
    await countGeodatabase(asFolder(zipContent), {
      signal: new AbortController().signal,
      onProgress: (done, total) => void steps.push(`${done}/${total}`),
    });
    expect(steps).toEqual(['1/7', '2/7', '3/7', '4/7', '5/7', '6/7', '7/7']);
  });

  it('stops when it is aborted', async () => {
    const reason = new Error('closed');
    await expect(count(asFolder(zipContent), AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('rejected files', () => {
  it('names a file and a folder that are no geodatabase', async () => {
    expect(await problemOf(asZip(new TextEncoder().encode('hola'), 'informe.pdf'))).toBe(
      'notGeodatabase: informe.pdf',
    );
    expect(await problemOf(asFolder({ 'Fotos/uno.jpg': new Uint8Array(9) }))).toBe(
      'notGeodatabase: Fotos',
    );
    expect(await problemOf(asFolder({}))).toBe('notGeodatabase');
    const otherZip = zipOf({ 'leame.txt': new Uint8Array(9) });
    expect(await problemOf(asZip(otherZip))).toBe('notGeodatabase: proyecto.zip');
  });

  it('rejects a choice of several geodatabases', async () => {
    const two = { ...zipContent, 'Otra.gdb/a00000001.gdbtable': new Uint8Array(40) };
    expect(await problemOf(asFolder(two))).toBe('several: Otra.gdb, Práctica ANLA.gdb');
  });

  it('reports a truncated ZIP, wherever it ends', async () => {
    for (let length = 4; length < zipBytes.length; length += 997) {
      expect(await problemOf(asZip(zipBytes.slice(0, length)))).toBe('unfinishedZip: proyecto.zip');
    }
  });

  it('distinguishes a password from an unknown compression', async () => {
    const patched = (offsetInHeader: number, value: number) => {
      const bytes = zipBytes.slice();
      const view = new DataView(bytes.buffer);
      for (let at = 0; at < bytes.length - 46; at += 1) {
        const mark = view.getUint32(at, true);
        if (mark === 0x04034b50) view.setUint16(at + offsetInHeader, value, true);
        if (mark === 0x02014b50) view.setUint16(at + 2 + offsetInHeader, value, true);
      }
      return asZip(bytes);
    };
    expect(await problemOf(patched(6, 0x801))).toMatch(/^lockedZip/);
    expect(await problemOf(patched(8, 9))).toMatch(/^zipMethod/);
  });

  it('names the class whose file is missing or damaged', async () => {
    expect(await problemOf(asFolder(without('a0000000a.gdbtable')))).toBe(
      'missingTable: ÁreaProyecto',
    );
    expect(await problemOf(asFolder(replaced('a0000000a.gdbtable', new Uint8Array(60))))).toBe(
      'damaged: ÁreaProyecto',
    );
    expect(await problemOf(asFolder(replaced('a00000004.gdbtablx', new Uint8Array(9))))).toBe(
      'damaged: a00000004.gdbtable',
    );
  });

  it('reports that a geodatabase without GDB_Items is too old', async () => {
    const catalogue = Object.entries(zipContent).find(([path]) =>
      path.endsWith('a00000001.gdbtable'),
    )?.[1];
    const text = new TextDecoder('latin1').decode(catalogue).replace('GDB_Items\0', 'GDB_Otros\0');
    const bytes = Uint8Array.from(text.replace('GDB_Items', 'GDB_Otros'), (c) => c.charCodeAt(0));
    expect(await problemOf(asFolder(replaced('a00000001.gdbtable', bytes)))).toBe('tooOld');
  });

  it('reports a file that the browser may not read', async () => {
    const files = asFolder(zipContent).files.map((file) => ({
      ...file,
      getFile: () => Promise.reject(new DOMException('locked', 'NotReadableError')),
    }));
    expect(await problemOf({ files, isTruncated: false })).toBe('unreadable');
  });

  it('rejects more files than a geodatabase has', async () => {
    expect(await problemOf({ ...asFolder(zipContent), isTruncated: true })).toBe('tooManyFiles');
  });
});

describe('10 GB', () => {
  const sparse = (name: string, start: Uint8Array) => {
    let read = 0;
    const note = (bytes: number) => {
      read += bytes;
    };
    const file = new SparseFile(name, tenGigabytes, start, note).asFile();
    return { file, bytesRead: () => read };
  };

  it('are not read through to reject them', async () => {
    const { file, bytesRead } = sparse('video.mp4', new Uint8Array(8));
    expect(await problemOf(asFile(file))).toBe('notGeodatabase: video.mp4');
    expect(bytesRead()).toBeLessThan(100);
  });

  it('of a truncated ZIP are read near their end only', async () => {
    const { file, bytesRead } = sparse('proyecto.zip', zipBytes);
    expect(await problemOf(asFile(file))).toBe('unfinishedZip: proyecto.zip');
    expect(bytesRead()).toBeLessThan(200_000);
  });

  it('of a table in a folder are counted by its header', async () => {
    const name = 'Práctica ANLA.gdb/a0000000a.gdbtable';
    const { file, bytesRead } = sparse(name, zipContent[name] ?? new Uint8Array());
    const chosen = asFolder(without('a0000000a.gdbtable'));
    const files = [...chosen.files, { path: name, getFile: async () => file }];
    expect(await count({ files, isTruncated: false })).toEqual(expectedCount);
    expect(bytesRead()).toBe(40);
  });

  it('of a table in a ZIP are not read through', async () => {
    const big = new Uint8Array(32_000_000);
    const name = 'Práctica ANLA.gdb/a0000000a.gdbtable';
    big.set(zipContent[name] ?? []);
    const stored = zipOf({ ...zipContent, [name]: [big, { level: 0 }] });
    let read = 0;
    const file = new SparseFile('g.zip', stored.length, stored, (bytes) => {
      read += bytes;
    }).asFile();
    expect(await count(asFile(file))).toEqual(expectedCount);
    expect(read).toBeLessThan(3_000_000);
  });
});

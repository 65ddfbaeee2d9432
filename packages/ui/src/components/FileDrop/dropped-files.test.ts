import { describe, expect, it } from 'vitest';
import { listChosen, listDropped } from './dropped-files.ts';

/** A file or folder, as the browser exposes dropped items; folders are read in batches of two. */
type Dropped = { name: string; children?: readonly Dropped[] };

function entryOf({ name, children }: Dropped, parent = ''): FileSystemEntry {
  const fullPath = `${parent}/${name}`;
  const common = { name, fullPath, isFile: !children, isDirectory: Boolean(children) };
  if (!children) {
    const file = (resolve: (file: File) => void) => resolve(new File([name], name));
    return Object.assign(common, { file }) as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const left = children.map((child) => entryOf(child, fullPath));
    return { readEntries: (give: (batch: FileSystemEntry[]) => void) => give(left.splice(0, 2)) };
  };
  return Object.assign(common, { createReader }) as unknown as FileSystemEntry;
}

const transferOf = (...dropped: Dropped[]) =>
  ({
    items: dropped.map((one) => ({ kind: 'file', webkitGetAsEntry: () => entryOf(one) })),
    files: [],
  }) as unknown as DataTransfer;

const files = (...names: string[]) => names.map((name) => ({ name }));

const project = { name: 'Proyecto.gdb', children: files('a.gdbtable', 'b.gdbtable', 'gdb') };

describe('dropped files', () => {
  it('are listed with their folders, however many batches the browser gives', async () => {
    const listing = await listDropped(transferOf({ name: 'Entrega', children: [project] }), 100);
    expect(listing.files.map(({ path }) => path)).toEqual([
      'Entrega/Proyecto.gdb/a.gdbtable',
      'Entrega/Proyecto.gdb/b.gdbtable',
      'Entrega/Proyecto.gdb/gdb',
    ]);
    expect(listing.isTruncated).toBe(false);
    expect((await listing.files[1]?.getFile())?.name).toBe('b.gdbtable');
  });

  it('are listed up to the limit, in which folders count', async () => {
    expect((await listDropped(transferOf(project), 4)).isTruncated).toBe(false);
    const listing = await listDropped(transferOf(project), 3);
    expect(listing.files.map(({ path }) => path)).toEqual([
      'Proyecto.gdb/a.gdbtable',
      'Proyecto.gdb/b.gdbtable',
    ]);
    expect(listing.isTruncated).toBe(true);
  });

  it('reject when the browser cannot read a folder', async () => {
    const reason = new DOMException('gone', 'NotFoundError');
    const transfer = transferOf(project);
    const entry = {
      isDirectory: true,
      createReader: () => ({
        readEntries: (_: unknown, reject: (error: unknown) => void) => reject(reason),
      }),
    };
    Object.assign(transfer, { items: [{ kind: 'file', webkitGetAsEntry: () => entry }] });
    await expect(listDropped(transfer, 9)).rejects.toBe(reason);
  });

  it('come without folders where the browser gives no entries', async () => {
    const transfer = {
      items: [{ kind: 'file', webkitGetAsEntry: () => null }],
      files: [new File(['PK'], 'proyecto.zip')],
    } as unknown as DataTransfer;
    expect((await listDropped(transfer, 9)).files[0]?.path).toBe('proyecto.zip');
  });
});

it('lists chosen files by their path in the folder, up to the limit', () => {
  const inFolder = Object.defineProperty(new File([], 'gdb'), 'webkitRelativePath', {
    value: 'Proyecto.gdb/gdb',
  });
  const listing = listChosen([inFolder, new File([], 'otro.zip')], 2);
  expect(listing.files.map(({ path }) => path)).toEqual(['Proyecto.gdb/gdb', 'otro.zip']);
  expect(listing.isTruncated).toBe(false);
  expect(listChosen([inFolder, inFolder], 1).isTruncated).toBe(true);
});

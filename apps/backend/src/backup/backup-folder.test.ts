import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newestBackup, pruneBackups, removeDrafts, targetFile } from './backup-folder.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'backups-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const night = (day: number) => new Date(Date.UTC(2026, 10, day, 3));

describe('the file name of a backup', () => {
  it('has the time, in a folder that the first backup creates and the next one uses', () => {
    const folder = join(root, 'missing', 'backups');
    const files = [1, 2].map((day) => {
      const file = targetFile(folder, night(day));
      writeFileSync(file, '');
      return file;
    });
    expect(files.map(dirname)).toEqual([folder, folder]);
    expect(readdirSync(folder)).toEqual([
      'portal-2026-11-01T03-00-00-000Z.backup',
      'portal-2026-11-02T03-00-00-000Z.backup',
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('may be given by the operator, and never overwrites a file', () => {
    const file = join(root, 'before-upgrade.backup');
    expect(targetFile(file)).toBe(file);
    writeFileSync(file, '');
    expect(() => targetFile(file)).toThrow('overwrites nothing');
  });

  it('is rejected where its folder is a file', () => {
    writeFileSync(join(root, 'portal'), '');
    expect(() => targetFile(join(root, 'portal'))).toThrow('is a file');
  });
});

describe('the removal of old backups', () => {
  const names = [1, 2, 3, 4].map((day) => `portal-2026-11-0${day}T03-00-00-000Z.backup`);
  beforeEach(() => {
    for (const name of [...names, 'other.txt', 'before-upgrade.backup']) {
      writeFileSync(join(root, name), '');
    }
  });

  it('keeps the newest backups and every file with another name', () => {
    expect(pruneBackups(root, 2)).toEqual(names.slice(0, 2));
    expect(readdirSync(root)).toEqual(['before-upgrade.backup', 'other.txt', ...names.slice(2)]);
  });

  it('removes nothing when there are no more than it keeps', () => {
    expect(pruneBackups(root, 4)).toEqual([]);
    expect(readdirSync(root)).toHaveLength(6);
  });
});

it('removes partial files of killed backups after half a day without a write, and no others', () => {
  const old = 'portal-2026-11-01T03-00-00-000Z.backup';
  for (const name of [old, `${old}.partial`, 'other.backup.partial', 'other.partial']) {
    writeFileSync(join(root, name), '');
  }
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(removeDrafts(root, inHours(11))).toEqual([]);
  expect(removeDrafts(root, inHours(13))).toEqual([`${old}.partial`]);
  expect(readdirSync(root)).toEqual(['other.backup.partial', 'other.partial', old]);
});

describe('the newest backup', () => {
  it('is found with its age', () => {
    expect(newestBackup(root)).toBeNull();
    const name = 'portal-2026-11-02T03-00-00-000Z.backup';
    writeFileSync(join(root, 'portal-2026-11-01T03-00-00-000Z.backup'), '');
    writeFileSync(join(root, name), 'four');
    const inSixHours = new Date(Date.now() + 6 * 3_600_000);
    const newest = newestBackup(root, inSixHours);
    expect(newest).toMatchObject({ file: join(root, name), bytes: 4 });
    expect(newest?.hours).toBeCloseTo(6, 1);
  });
});

import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { newestBackup } from '../backup/backup-folder.ts';
import type { Config } from '../config.ts';
import { describeError } from '../describe-error.ts';
import { readReleases } from '../modules/downloads/releases.ts';
import { readSite } from '../portal/portal.ts';
import { type Finding, findingsOf } from './finding.ts';
import { checkLeakedPasswords } from './leaked-password-check.ts';

/** Hours after which last night's backup is missing, with two hours for the backup itself. */
const BACKUP_HOURS = 26;
/** Free part of a disk below which it is reported. */
const DISK_WARNING = 0.15;
const DISK_ERROR = 0.05;
const GIB = 1024 ** 3;

const downloads = findingsOf('Downloads');
const portal = findingsOf('Portal');
const backups = findingsOf('Backups');
const disk = findingsOf('Disk');

async function checkDownloads({ DOWNLOADS_DIR }: Config): Promise<Finding> {
  const fix = 'Set DOWNLOADS_DIR to the folder `downloads` of the release, which must be complete.';
  if (!DOWNLOADS_DIR) {
    return downloads.error('DOWNLOADS_DIR is not set: no toolbox can be downloaded', fix);
  }
  try {
    const { manifest } = await readReleases(DOWNLOADS_DIR);
    return downloads.ok(`${manifest.items.length} toolboxes with correct checksums`);
  } catch (error) {
    return downloads.error(describeError(error), fix);
  }
}

function checkPortal({ PORTAL_DIST, RECAPTCHA_SITE_KEY }: Config): Finding {
  const fix = 'Set PORTAL_DIST to the folder `portal` of the release.';
  if (!PORTAL_DIST) {
    return portal.error('PORTAL_DIST is not set: the server is only the API', fix);
  }
  let builtKey: string | undefined;
  try {
    builtKey = readSite(PORTAL_DIST).recaptchaSiteKey;
  } catch (error) {
    return portal.error(describeError(error), fix);
  }
  if (builtKey === RECAPTCHA_SITE_KEY) {
    return portal.ok(PORTAL_DIST);
  }
  const [text, advice] = RECAPTCHA_SITE_KEY
    ? [
        'It is not built with RECAPTCHA_SITE_KEY',
        'Make the release with VITE_RECAPTCHA_SITE_KEY, or remove both settings of reCAPTCHA.',
      ]
    : [
        `It is built with the key ${builtKey} of reCAPTCHA, and the server has none`,
        'Set RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET, or make the release without the key.',
      ];
  return portal.error(`${text}: every bot check fails, so no user can sign in`, advice);
}

function checkBackups(folder: string): Finding {
  const fix =
    'Enable gdb-audit-backup.timer, or the service `backup` of compose.yaml, and read why in its log: ' +
    '`journalctl -u gdb-audit-backup`, `docker compose logs backup`.';
  try {
    const newest = newestBackup(folder);
    if (!newest) {
      return backups.error(`${folder} holds none`, fix);
    }
    const hours = Math.abs(newest.hours).toFixed(1);
    if (newest.hours < 0 && hours !== '0.0') {
      const text = `the newest in ${folder} is dated ${hours} hours after the clock of this machine`;
      return backups.warning(
        text,
        'Set the clock by NTP; until then the age of a backup is not known.',
      );
    }
    const text = `the newest in ${folder} is ${hours} hours old`;
    return newest.hours > BACKUP_HOURS ? backups.error(text, fix) : backups.ok(text);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const options = 'Run the doctor as root, or name the folder by --backups.';
    return code === 'EACCES'
      ? backups.warning(`${folder} cannot be read`, options)
      : backups.error(`${folder} does not exist`, `${fix} Another folder: --backups.`);
  }
}

async function checkDisk(path: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(path);
  const free = blocks === 0 ? 1 : bavail / blocks;
  const text = `${path}: ${((bavail * bsize) / GIB).toFixed(1)} GiB free (${Math.round(free * 100)} %)`;
  const fix = 'Make room or enlarge the disk; a full one stops purchases and runs.';
  if (free < DISK_ERROR) {
    return disk.error(text, fix);
  }
  return free < DISK_WARNING ? disk.warning(text, fix) : disk.ok(text);
}

/** Files of the release, backups, and the room on the disks of this machine. */
export async function checkFiles(config: Config, backupFolder: string): Promise<Finding[]> {
  const paths = ['/', '/var/lib/postgresql', backupFolder].filter(existsSync);
  const disks = await Promise.all(paths.map(checkDisk));
  return [
    checkPortal(config),
    await checkDownloads(config),
    checkBackups(backupFolder),
    await checkLeakedPasswords(config.LEAKED_PASSWORDS),
    // One finding for all folders of a disk, whose texts are equal.
    ...disks.filter(
      ({ text }, at) =>
        disks.findIndex((one) => one.text.split(': ')[1] === text.split(': ')[1]) === at,
    ),
  ];
}

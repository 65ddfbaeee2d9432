import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace, pathBelowRoot } from './workspace.ts';

/** All files below a folder, but those of which the path, or that of a folder, is ignored. */
function listFiles(folder: string, ignored: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignored.test(pathBelowRoot(path))) return [];
    return entry.isDirectory() ? listFiles(path, ignored) : [path];
  });
}

export interface Inputs {
  readonly folders: readonly string[];
  readonly ignored: RegExp;
  readonly files?: readonly string[];
  readonly settings?: readonly string[];
}

/** Fingerprint of the names and contents of all inputs of a build, and of the installed packages. */
export function fingerprintOf({ folders, ignored, files = [], settings = [] }: Inputs): string {
  const hash = createHash('sha256');
  const listed = folders.flatMap((folder) => listFiles(inWorkspace(folder), ignored)).sort();
  const others = [...files, 'pnpm-lock.yaml'].map((file) => inWorkspace(file));
  for (const file of [...listed, ...others]) {
    hash
      .update(`${pathBelowRoot(file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  for (const setting of settings) hash.update(`${setting}\0`);
  return hash.digest('hex');
}

export class Stamp {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  exists = (): boolean => existsSync(this.#file);

  is = (fingerprint: string): boolean =>
    this.exists() && readFileSync(this.#file, 'utf8') === fingerprint;

  remove = (): void => rmSync(this.#file, { force: true });

  write(fingerprint: string): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, fingerprint);
  }
}

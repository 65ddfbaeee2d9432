import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { filesBelow, inWorkspace } from './workspace.ts';

export interface Inputs {
  readonly folders: readonly string[];
  readonly ignored: RegExp;
  readonly files?: readonly string[];
  readonly settings?: readonly string[];
}

/** Fingerprint of the names and contents of all inputs of a build, and of the installed packages. */
export function fingerprintOf({ folders, ignored, files = [], settings = [] }: Inputs): string {
  const hash = createHash('sha256');
  const listed = folders.flatMap((folder) => filesBelow(folder, (path) => ignored.test(path)));
  for (const file of [...listed.sort(), ...files, 'pnpm-lock.yaml']) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(inWorkspace(file)))
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

  /** Builds, unless the result is there and of these inputs. A build that fails or is killed has no stamp. */
  async ensure(fingerprint: string, isThere: boolean, build: () => unknown): Promise<void> {
    if (isThere && this.is(fingerprint)) return;
    this.remove();
    await build();
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, fingerprint);
  }
}

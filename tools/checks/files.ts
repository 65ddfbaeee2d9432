import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { filesBelow, inWorkspace } from '../lib/workspace.ts';

/** A text file; its path starts at the repository's root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const ignored = /^(\.git|\.cache|\.data|\.turbo|node_modules|dist|storybook-static)$/;
const allPaths = () => filesBelow('', (path) => ignored.test(basename(path))).sort();
const readText = (path: string) => readFileSync(inWorkspace(path), 'utf8');

/** The files of the repository, each of which is read once; in a test, those that it gives. */
export class Files {
  readonly #paths: readonly string[];
  readonly #read: (path: string) => string;
  readonly #known = new Map<string, SourceFile>();

  constructor(paths: readonly string[] = allPaths(), read = readText) {
    this.#paths = paths;
    this.#read = read;
  }

  static of(texts: Readonly<Record<string, string>>): Files {
    return new Files(Object.keys(texts), (path) => texts[path] ?? '');
  }

  select(path: RegExp): SourceFile[] {
    return this.#paths.filter((each) => path.test(each)).map((each) => this.#open(each));
  }

  text(path: string): string | null {
    return this.#paths.includes(path) ? this.#open(path).text : null;
  }

  /** Whether a path is that of a file or folder. */
  has(path: string): boolean {
    const folder = path.replace(/\/?$/, '/');
    return this.#paths.some((each) => each === path || each.startsWith(folder)) || folder === './';
  }

  #open(path: string): SourceFile {
    const file = this.#known.get(path) ?? { path, text: this.#read(path) };
    this.#known.set(path, file);
    return file;
  }
}

/** A rule of the repository that no other tool checks. */
export interface Check {
  readonly name: string;
  /** @returns one line per issue that says what to do; none when the rule holds. */
  readonly run: (files: Files) => string[];
}

/** Compares what there is with what a document says. @returns one line per difference. */
export function compare(
  present: readonly string[],
  documented: readonly string[],
  [missing, stale]: readonly [missing: string, stale: string],
): string[] {
  return [
    ...present.filter((each) => !documented.includes(each)).map((each) => missing + each),
    ...documented.filter((each) => !present.includes(each)).map((each) => stale + each),
  ];
}

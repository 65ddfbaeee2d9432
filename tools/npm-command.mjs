// npm and the pinned pnpm, as scripts that Node runs: on any Node ≥ 18, as the bootstrap runs on it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const read = (file) =>
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), '..', file), 'utf8');

/**
 * Command and first arguments of `npm` or `npx`, which are scripts of a shell, and Windows does not start
 * those: npm's own for Node where it is found, beside Node or as the present npm names it.
 * @param {'npm' | 'npx'} name
 * @returns {[string, ...string[]]}
 */
export function npmCommand(name) {
  const beside = dirname(process.execPath);
  const folders = [
    ...(process.env.npm_execpath ? [dirname(process.env.npm_execpath)] : []),
    join(beside, 'node_modules', 'npm', 'bin'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin'),
  ];
  const scripts = folders.map((folder) => join(folder, `${name}-cli.js`));
  const script = scripts.find((file) => existsSync(file));
  return script ? [process.execPath, script] : [name];
}

/**
 * Runs the pinned pnpm on the pinned Node, from npm's cache after the first time.
 * @param {readonly string[]} args
 * @returns {[string, ...string[]]}
 */
export function pnpmCommand(...args) {
  const { packageManager } = JSON.parse(read('package.json'));
  const node = /^ {2}node: (\d\S*)$/m.exec(read('pnpm-workspace.yaml'))?.[1];
  const pinned = [`--package=node@${node}`, `--package=${packageManager}`];
  return [...npmCommand('npx'), '--yes', ...pinned, '--', 'pnpm', ...args];
}

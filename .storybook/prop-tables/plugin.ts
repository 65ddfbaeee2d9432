import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { FilePropTables } from './prop-table.ts';
import { readPropTables } from './read-prop-tables.ts';

/** The code that sets the table of each component of a file where Storybook reads it. */
const assignments = (tables: FilePropTables): string =>
  Object.entries(tables)
    .map(([name, table]) => {
      const info = JSON.stringify({ displayName: name, ...table });
      return `\n;${name}.__docgenInfo = ${info};`;
    })
    .join('');

/**
 * Gives each component its table of props, read from the types by the compiler of the workspace.
 * Storybook's own parsers know no types (react-docgen) or no TypeScript 7 (react-docgen-typescript).
 * @param root the workspace.
 * @param projects folders below it that have a `tsconfig.json`.
 */
export function propTables(root: string, projects: readonly string[]): Plugin {
  const configFiles = projects.map((project) => resolve(root, project, 'tsconfig.json'));
  const read = () => readPropTables(configFiles);
  let tables: ReturnType<typeof read> | undefined;
  const isOfProject = (file: string) =>
    projects.some((project) => relative(root, file).startsWith(`${project}${sep}`));
  return {
    name: 'prop-tables',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !isOfProject(id)) return null;
      tables ??= read();
      const own = tables.get(id);
      return own ? { code: `${code}${assignments(own)}`, map: null } : null;
    },
    watchChange() {
      tables = undefined;
    },
  };
}

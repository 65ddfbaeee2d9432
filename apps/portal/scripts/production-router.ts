import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The name of a component for developers: an assignment, for which a bundler retains the component. */
const displayName = /^\w+\.displayName = "\w+";$/gm;

/** How components and contexts are made, which a bundler does not know to have no effect. */
const construction = /(?<== )\w+\.(?:forwardRef|createContext|memo)\(/g;

/**
 * React Router without what it has for developers, two kilobytes of every page: its warnings, whose
 * absence its package offers to Node alone, by `NODE_ENV`, and the names of its components, which would
 * retain its forms and its restoration of the scroll position.
 */
export function productionRouter(): Plugin {
  const resolveFrom = (file: string, name: string) => createRequire(file).resolve(name);
  const routerDom = resolveFrom(import.meta.url, 'react-router-dom');
  const development = dirname(resolveFrom(routerDom, 'react-router'));
  const production = normalizePath(join(development, '..', 'production'));
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (source === 'react-router' ? `${production}/index.mjs` : null),
    transform: (code, id) =>
      id.startsWith(production)
        ? code.replace(displayName, '').replace(construction, '/* @__PURE__ */ $&')
        : null,
  };
}

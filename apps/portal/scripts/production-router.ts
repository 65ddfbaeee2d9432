import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * React Router without its warnings for developers, a kilobyte of every page: its package offers that
 * build to Node alone, by `NODE_ENV`, and to bundlers the other one.
 */
export function productionRouter(): Plugin {
  const resolveFrom = (file: string, name: string) => createRequire(file).resolve(name);
  const routerDom = resolveFrom(import.meta.url, 'react-router-dom');
  const development = dirname(resolveFrom(routerDom, 'react-router'));
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) =>
      source === 'react-router' ? join(development, '..', 'production', 'index.mjs') : null,
  };
}

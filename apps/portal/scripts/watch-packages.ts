import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Watches the folder of the packages, for Vite and for the compiler of stylesheets, which is a Vite of its own. Outside
 * of the portal they would watch single files only, and no longer notice changes of one that git or an editor has
 * replaced: the styles of the design system remained as they were until the next start.
 */
export const watchPackages: Plugin = {
  name: 'watch-packages',
  apply: 'serve',
  configureServer: ({ watcher }) => {
    watcher.add(join(import.meta.dirname, '..', '..', '..', 'packages'));
  },
};

import { dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

const styleImport = /^import "(\.[^"]+\.css)";$/gm;

/** A hook, a context, a class or an event handler: React runs these in client components only. */
const needsClient = /\b(?:use[A-Z]\w*|createContext)\(|\bextends Component\b|\bon[A-Z]\w*: /;

/**
 * Lets the package load without a bundler, and in server components: style sheets are imported by
 * `#css/…`, which `imports` of package.json maps to an empty module for Node, and modules that need it
 * start with 'use client'.
 */
export function outsideBundlers(): Plugin {
  return {
    name: 'outside-bundlers',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const folder = dirname(file.fileName);
        const code = file.code.replace(
          styleImport,
          (_match, path: string) => `import "#css/${join(folder, path)}";`,
        );
        file.code = needsClient.test(code) ? `'use client';\n${code}` : code;
      }
      this.emitFile({ type: 'asset', fileName: 'no-css.js', source: 'export {};\n' });
    },
  };
}

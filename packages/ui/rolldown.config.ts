import { globSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig } from 'rolldown';
import { designTokenFiles } from './build/design-token-files.ts';
import { fontsBesideStyles } from './build/fonts-beside-styles.ts';
import { outsideBundlers } from './build/outside-bundlers.ts';
import { shippedDocuments } from './build/shipped-documents.ts';

const root = import.meta.dirname;

/** `src/components/Card/Card.css.ts.vanilla.css`: the styles that a module gives rise to. */
const generatedStyles = /\.ts\.vanilla\.css$/;

// Every module stays a file of its own beside its styles, so that a site gets the code and the
// styles of what it imports and nothing else (P16).
export default defineConfig({
  input: globSync('src/entries/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }),
  external: (id) => !/^[./]/.test(id) && !generatedStyles.test(id.split('?')[0] ?? ''),
  platform: 'browser',
  transform: { jsx: { runtime: 'automatic' }, target: 'es2022' },
  plugins: [
    vanillaExtractPlugin({ identifiers: 'short', cwd: root }),
    fontsBesideStyles(),
    outsideBundlers(),
    designTokenFiles(),
    shippedDocuments(),
  ],
  output: {
    dir: 'dist',
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    entryFileNames: '[name].js',
    assetFileNames: ({ originalFileNames: [source = '[name][extname]'] }) =>
      source.replace(/^src\//, '').replace(generatedStyles, ''),
  },
});

import { defineConfig } from 'vite';

const entries = [
  'server',
  'cli/migrate',
  'cli/admin-create',
  'cli/demo-data',
  'cli/backup',
  'cli/restore',
  'cli/ledger-verify',
];

/**
 * Builds the server and its commands for Node: the workspace's own packages are bundled, as they
 * are TypeScript sources; everything from the registry stays outside.
 */
export default defineConfig({
  ssr: { noExternal: [/^@consultancy\//] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: Object.fromEntries(
        entries.map((entry) => [entry.replace('cli/', ''), `src/${entry}.ts`]),
      ),
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});

import { brandBuild } from '@consultancy/brand/build';
import { defaultServerConditions, defineConfig, type Plugin } from 'vite';

const brand = await brandBuild(process.env.BRAND);

const commands = [
  'migrate',
  'admin-create',
  'admin-reset-factor',
  'demo-data',
  'backup',
  'restore',
  'ledger-verify',
  'doctor',
  'passwords-filter',
];
const names = ['server', ...commands];

/**
 * Gives each command a file that checks Node's version before the command itself is read: an older
 * Node would fail at its syntax or at a missing function first.
 */
const launchers: Plugin = {
  name: 'launchers',
  generateBundle() {
    for (const name of names) {
      const source = `import './check-node.js';\n\nawait import('./commands/${name}.js');\n`;
      this.emitFile({ type: 'asset', fileName: `${name}.js`, source });
    }
  },
};

/**
 * Builds the server and its commands for Node: the workspace's own packages are bundled, as they
 * are TypeScript sources. What comes from the registry stays outside, except Kysely: to load its 257
 * modules took a third of the start of a command.
 */
export default defineConfig({
  plugins: [launchers],
  ssr: {
    noExternal: [/^@consultancy\//, 'kysely'],
    resolve: { conditions: [...brand.conditions, ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: {
        'check-node': 'src/check-node.ts',
        'password-worker': 'src/security/password-worker.ts',
        'commands/server': 'src/server.ts',
        ...Object.fromEntries(commands.map((name) => [`commands/${name}`, `src/cli/${name}.ts`])),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});

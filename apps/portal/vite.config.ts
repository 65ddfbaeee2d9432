import { join } from 'node:path';
import { brandBuild } from '@consultancy/brand/build';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import {
  type BuilderOptions,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type EnvironmentOptions,
  loadEnv,
} from 'vite';
import manifest from './package.json' with { type: 'json' };
import { auditData } from './scripts/audit/audit-data.ts';
import { groups } from './scripts/code-splitting.ts';
import { devHead } from './scripts/prerender/dev-head.ts';
import { writeSite } from './scripts/prerender/write-site.ts';
import { productionRouter } from './scripts/production-router.ts';
import { retryStyleSheets } from './scripts/retry-style-sheets.ts';
import { waitUntilListening } from './scripts/wait-until-listening.ts';
import { watchPackages } from './scripts/watch-packages.ts';

const brand = await brandBuild(process.env.BRAND);

/** Entry of the prerendering, within the portal so that it resolves the portal's packages. */
const prerenderDist = join(import.meta.dirname, 'node_modules', '.prerender', brand.name);

/**
 * Names of files are part of every page and of its script, so they are short (P1 to P3): of a hash, which hardly
 * compresses, they have the fewest characters that Rolldown accepts, and those of code, as capitals compress worse.
 * Of 25,000 names, a hundred releases, two are the same with a probability of 0.4 %. The server recognizes them by
 * their number of characters (`hashedName` in the backend's `portal/shared-assets.ts`).
 */
const names = {
  hashCharacters: 'base36',
  chunkFileNames: 'assets/s-[hash:7].js',
  assetFileNames: ({ names: [name = ''] }: { readonly names: readonly string[] }) =>
    name.endsWith('.css') ? 'assets/s-[hash:7][extname]' : 'assets/[name]-[hash][extname]',
} as const;

const clientEnvironment: EnvironmentOptions = {
  resolve: { conditions: [...brand.conditions, ...defaultClientConditions] },
  build: {
    rolldownOptions: {
      output: { ...names, codeSplitting: { groups } },
      // Names of classes, in the files of those who use them.
      optimization: { inlineConst: { mode: 'all' } },
    },
  },
};

/** The same portal for Node, which renders the public pages of the build (docs/adr/028). */
const prerenderEnvironment: EnvironmentOptions = {
  consumer: 'server',
  resolve: {
    conditions: [...brand.conditions, ...defaultServerConditions],
    noExternal: true,
    external: ['react', 'react-dom', 'react-router-dom'],
  },
  build: {
    outDir: prerenderDist,
    emptyOutDir: true,
    copyPublicDir: false,
    emitAssets: false,
    rolldownOptions: {
      input: 'src/app/entry-prerender.tsx',
      // Its pages name images as the client's build names them.
      output: { hashCharacters: names.hashCharacters },
    },
  },
};

const builder: BuilderOptions = {
  buildApp: async ({ build, environments: { client, prerender } }) => {
    if (!client || !prerender) throw new Error('An environment of the build is missing');
    const output = await build(client);
    if (!('output' in output)) throw new Error('The build has not exactly one output');
    await build(prerender);
    const entry = join(prerenderDist, 'entry-prerender.js');
    await writeSite(client.config.build.outDir, output, entry, brand);
  },
};

export default defineConfig(({ mode }) => {
  // Address of the backend in development.
  const { API_ORIGIN = 'http://localhost:8080' } = loadEnv(mode, import.meta.dirname, 'API_');
  // It restarts with each change of its sources, while the page of the same change loads again.
  const backend = { target: API_ORIGIN, bypass: () => waitUntilListening(API_ORIGIN) };
  return {
    plugins: [
      auditData(brand.facts.product),
      devHead(),
      productionRouter(),
      retryStyleSheets(),
      watchPackages,
      vanillaExtractPlugin({ unstable_pluginFilter: ({ name }) => name === watchPackages.name }),
      react(),
    ],
    publicDir: brand.publicDir,
    worker: { format: 'es' },
    define: { __PORTAL_VERSION__: JSON.stringify(manifest.version) },
    build: {
      target: 'es2022',
      manifest: true,
      // The content security policy allows neither inline scripts nor `data:` scripts.
      // A list of the dependencies of each chunk would be part of every page (P1); chunks
      // are prefetched on intent, so the extra round trip is not noticeable.
      modulePreload: false,
      assetsInlineLimit: 0,
    },
    environments: { client: clientEnvironment, prerender: prerenderEnvironment },
    builder,
    // Dependencies that only a worker imports, found before the first page: found later, they reload it
    // while a form is being filled in.
    optimizeDeps: { entries: ['index.html', 'src/**/*-worker.ts'] },
    server: { proxy: { '/api': backend, '^/downloads/.+': backend } },
  };
});

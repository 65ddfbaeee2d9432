import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { auditData } from '../apps/portal/scripts/audit/audit-data.ts';
import { propTables } from './prop-tables/plugin.ts';

const { ONLY } = process.env;

const workspace = join(import.meta.dirname, '..');

/** `ONLY=Button` or `ONLY='New*'` narrows Storybook to the stories and pages of that name. */
const stories = `**/${ONLY || '*'}.stories.tsx`;
const pages = `**/${ONLY || '*'}.mdx`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/docs', files: pages },
    { directory: '../packages/ui/docs', files: stories },
    { directory: '../packages/ui/src/components', titlePrefix: 'UI', files: pages },
    { directory: '../packages/ui/src/components', titlePrefix: 'UI', files: stories },
    { directory: '../apps/portal/src', titlePrefix: 'Portal', files: stories },
    { directory: '../apps/backend/src/mail', titlePrefix: 'Mail', files: stories },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    { from: './public', to: '/' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
    { from: '../packages/brand/src/brands/gdb-audit/public', to: '/' },
    // The contact sheets of screens.
    { from: './screenshots', to: '/screenshots' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of props are read by a plugin of ours, see prop-tables/plugin.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      react(),
      vanillaExtractPlugin(),
      auditData(),
      propTables(workspace, ['packages/ui', 'apps/portal']),
    ],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;

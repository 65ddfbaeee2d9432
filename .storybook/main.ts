import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { auditData } from '../apps/portal/scripts/audit/audit-data.ts';

const { ONLY } = process.env;

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
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin(), auditData()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;

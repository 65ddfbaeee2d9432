import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';

const { ONLY } = process.env;

/** `ONLY=Button` or `ONLY='New*'` narrows Storybook to the story files of that name. */
const files = `**/${ONLY || '*'}.stories.tsx`;

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../packages/ui/src/components', titlePrefix: 'UI', files },
    { directory: '../apps/portal/src', titlePrefix: 'Portal', files },
    { directory: '../apps/backend/src/mail', titlePrefix: 'Mail', files },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), react(), vanillaExtractPlugin()],
    build: { ...vite.build, chunkSizeWarningLimit: 2000 },
  }),
};

export default config;

import '../packages/ui/src/entries/reset.ts';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { withFreshCache } from './decorators/with-fresh-cache.tsx';
import { withRoute } from './decorators/with-route.tsx';
import { withSession } from './decorators/with-session.tsx';
import { withTheme } from './decorators/with-theme.tsx';
import { enhanceControls, extractArgTypes } from './support/arg-types.ts';
import { chromaticModes, screenshotViewports, viewportSize } from './support/chromatic-modes.ts';
import { startMockApi } from './support/mock-api.ts';
import { showTheme } from './support/show-theme.ts';
import { suspendTimer } from './support/suspended-timer.ts';
import { applyTheme, themes } from './support/themes.ts';
import { untilIdle } from './support/until-idle.ts';
import { untilPainted } from './support/until-painted.ts';

// Lazy chunks are fetched when first needed, which takes more than a second on a busy machine.
configure({ asyncUtilTimeout: 5000 });

window.storybookApplyTheme = applyTheme;
window.storybookShowTheme = showTheme;
window.storybookUntilIdle = untilIdle;

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const screenshotViewport = (name: string, size: keyof typeof screenshotViewports) => ({
  [screenshotViewports[size]]: { name, styles: viewportSize(size) },
});

const preview: Preview = {
  // The first is the innermost.
  decorators: [withRoute, withSession, withFreshCache, withTheme],
  argTypesEnhancers: [enhanceControls],
  beforeEach: suspendTimer,
  // Before the addon's own, which is axe: the last to be added is the first to run.
  afterEach: untilPainted,
  loaders: [mswLoader(startMockApi)],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'sheet-light' },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    controls: { matchers: { date: /Date$/ } },
    docs: { extractArgTypes },
    layout: 'padded',
    // The page's own background is the theme's.
    backgrounds: { disable: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Portal', 'Mail'] } },
    viewport: {
      options: {
        w320: viewport('Narrowest', 320, 640),
        ...screenshotViewport('Mobile (360)', 'mobile'),
        w768: viewport('Tablet', 768, 1024),
        ...screenshotViewport('Component (1024)', 'component'),
        ...screenshotViewport('Desktop (1280)', 'desktop'),
        w1440: viewport('Wide', 1440, 900),
      },
    },
  },
};

export default preview;

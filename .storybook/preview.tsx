import '../packages/ui/src/entries/reset.ts';
import './docs.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { tableDensities } from '../packages/ui/src/components/DataTable/data-table-props.ts';
import { withDensity } from './decorators/with-density.tsx';
import { withFreshCache } from './decorators/with-fresh-cache.tsx';
import { withLocale } from './decorators/with-locale.tsx';
import { withRoute } from './decorators/with-route.tsx';
import { withSession } from './decorators/with-session.tsx';
import { withTheme } from './decorators/with-theme.tsx';
import { ScreenPage } from './docs/ScreenPage.tsx';
import { ThemedContainer } from './docs/ThemedContainer.tsx';
import { enhanceControls, extractArgTypes } from './support/arg-types.ts';
import { chromaticModes, screenshotViewports } from './support/chromatic-modes.ts';
import { elementError } from './support/element-error.ts';
import { forgetRequests, startMockApi } from './support/mock-api.ts';
import { preventPageScroll } from './support/prevent-page-scroll.ts';
import { removeInvisibleElements } from './support/remove-invisible-elements.ts';
import { type SizeName, sizes } from './support/screenshot-plan.ts';
import { scrollToTop } from './support/scroll-to-top.ts';
import { showTheme } from './support/show-theme.ts';
import { SIDE_BY_SIDE } from './support/side-by-side.ts';
import { suspendTimer } from './support/suspend-timer.ts';
import { applyTheme, themes } from './support/themes.ts';
import { waitUntilIdle } from './support/wait-until-idle.ts';
import { waitUntilPainted } from './support/wait-until-painted.ts';

// As in unit tests: a lazy chunk takes seconds to load on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError: elementError });

preventPageScroll();

// A page without the manager, such as that of a test: Storybook would write each event as text and store it.
if (window === window.top) Object.assign(addons.getChannel(), { transports: [] });

window.storybookApplyTheme = applyTheme;
window.storybookShowTheme = showTheme;
window.storybookWaitUntilIdle = waitUntilIdle;

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const screenshotViewport = (name: string, size: SizeName) => ({
  [screenshotViewports[size]]: viewport(name, sizes[size].width, sizes[size].height),
});

const preview: Preview = {
  // The first is the innermost.
  decorators: [withRoute, withSession, withFreshCache, withDensity, withLocale, withTheme],
  argTypesEnhancers: [enhanceControls],
  beforeEach: [forgetRequests, suspendTimer],
  // Before the addon's own, which is axe: the last to be added is the first to run.
  afterEach: [removeInvisibleElements, waitUntilPainted, scrollToTop],
  loaders: [mswLoader(startMockApi)],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        items: [
          ...Object.keys(themes),
          { value: SIDE_BY_SIDE, title: 'light and dark side by side', icon: 'sidebyside' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Texts',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'es-CO', title: 'es-CO' },
          { value: 'long', title: 'long texts (+40 %)' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Row height of tables',
      toolbar: { icon: 'component', items: [...tableDensities], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'sheet-light', locale: 'es-CO', density: 'comfortable' },
  // Every component is stable that is not marked otherwise; what has no page of its own gets one.
  tags: ['stable', 'autodocs'],
  parameters: {
    // Of passed rules axe describes one element: describing all takes longer than the rules.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    chromatic: { modes: chromaticModes },
    controls: { matchers: { date: /Date$/ } },
    docs: { extractArgTypes, container: ThemedContainer, page: ScreenPage },
    layout: 'padded',
    // The page's own background is the theme's.
    backgrounds: { disable: true },
    options: {
      // Read from the source by Storybook, so it may not refer to anything.
      storySort: {
        order: [
          'Introduction',
          'Use it on a new site',
          'Foundations',
          ['Color', 'Type', 'Space', 'Layout', 'Icons', 'Motion', 'States'],
          'UI',
          'Portal',
          'Mail',
        ],
      },
    },
    viewport: {
      options: {
        w320: viewport('Narrowest', 320, 640),
        ...screenshotViewport('Mobile', 'mobile'),
        w768: viewport('Tablet', 768, 1024),
        ...screenshotViewport('Component', 'component'),
        ...screenshotViewport('Desktop', 'desktop'),
        w1440: viewport('Wide', 1440, 900),
      },
    },
  },
};

export default preview;

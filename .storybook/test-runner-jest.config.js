import { getJestConfig } from '@storybook/test-runner';
import { findChromium } from './support/chromium.js';

const config = getJestConfig();
const executablePath = findChromium();

/** Everything that could make a picture differ between two machines is fixed here. */
export default {
  ...config,
  // Only against what hangs: on a busy machine the pictures of a long page alone take half a minute, and
  // a story that is cut off goes on under the next one.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        ...(executablePath ? { executablePath } : {}),
        // The browser's own words, such as a date field's: not every build has Spanish ones.
        env: { ...process.env, LANGUAGE: 'en_US' },
        args: [
          '--no-sandbox',
          '--lang=en-US',
          '--disable-gpu',
          '--disable-background-networking',
          '--disable-lcd-text',
          '--font-render-hinting=none',
          '--force-color-profile=srgb',
          '--hide-scrollbars',
        ],
      },
      contextOptions: {
        viewport: { width: 1024, height: 768 },
        deviceScaleFactor: 1,
        locale: 'es-CO',
        timezoneId: 'America/Bogota',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      },
    },
  },
};

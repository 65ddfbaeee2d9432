// @ts-check
import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { ensureChromium, fontHinting } from '../tools/lib/chromium.ts';
import { sizes } from './support/screenshot-plan.ts';
import { writeStoryGroups } from './support/story-groups.ts';

const config = getJestConfig();

/** System fonts and their hinting, which differ from one machine to the next. */
const FONTCONFIG_FILE = fileURLToPath(new URL('support/fonts.conf', import.meta.url));

/** `SCREENSHOTS_RASTERIZER=gpu` paints with another rasterizer, as a foreign Chromium might. */
const rasterizer =
  process.env.SCREENSHOTS_RASTERIZER === 'gpu'
    ? [
        '--enable-gpu-rasterization',
        '--ignore-gpu-blocklist',
        '--use-gl=angle',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
      ]
    : ['--disable-gpu'];

/** Everything that could make a screenshot differ between two machines is fixed here. */
export default async () => ({
  ...config,
  roots: [await writeStoryGroups([config.testMatch ?? []].flat())],
  testMatch: ['**/*.js'],
  testEnvironment: fileURLToPath(new URL('support/story-environment.ts', import.meta.url)),
  // Only for tests that hang: on a busy machine the screenshots of a long page alone take half a minute.
  testTimeout: 180_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...Object.assign({}, config.testEnvironmentOptions?.['jest-playwright']),
      // A browser for each worker: one for all would send each message, and each screenshot, through
      // the process that starts the workers.
      launchType: 'LAUNCH',
      launchOptions: {
        executablePath: ensureChromium(),
        // The browser's own texts, such as those of a date field: not every build has Spanish ones.
        env: { ...process.env, LANGUAGE: 'en_US', FONTCONFIG_FILE },
        args: [
          '--no-sandbox',
          '--lang=en-US',
          ...rasterizer,
          // Repaints whole tiles: part of a border painted over the old one blends differently.
          '--disable-partial-raster',
          '--disable-background-networking',
          '--disable-lcd-text',
          fontHinting,
          '--force-color-profile=srgb',
          '--hide-scrollbars',
        ],
      },
      contextOptions: {
        viewport: sizes.component,
        deviceScaleFactor: 1,
        locale: 'es-CO',
        timezoneId: 'America/Bogota',
        reducedMotion: 'reduce',
        colorScheme: 'light',
      },
    },
  },
});

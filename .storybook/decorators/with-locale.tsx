import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { startLongTexts } from '../support/long-texts.ts';

/**
 * Shows the story with the texts chosen in the toolbar. They change after its play function, which
 * queries the original ones.
 */
export const withLocale: Decorator = (Story, { globals: { locale } }) => {
  useEffect(() => {
    if (locale !== 'long') return;
    const channel = addons.getChannel();
    let stop: (() => void) | undefined;
    const start = () => {
      stop?.();
      stop = startLongTexts(document.body);
    };
    channel.on(STORY_RENDERED, start);
    return () => {
      channel.off(STORY_RENDERED, start);
      stop?.();
    };
  }, [locale]);
  return <Story />;
};

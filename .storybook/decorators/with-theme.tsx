import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { applyTheme, themeOf } from '../support/themes.ts';

/** Shows the story in the theme chosen in the toolbar. */
export const withTheme: Decorator = (Story, { globals: { theme } }) => {
  const name = themeOf(theme);
  useLayoutEffect(() => applyTheme(name), [name]);
  return <Story />;
};

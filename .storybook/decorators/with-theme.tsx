import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { applyTheme, type ThemeName, themes } from '../support/themes.ts';

const isTheme = (name: unknown): name is ThemeName => typeof name === 'string' && name in themes;

/** Shows the story in the theme chosen in the toolbar. */
export const withTheme: Decorator = (Story, { globals: { theme } }) => {
  const chosen: unknown = theme;
  const name: ThemeName = isTheme(chosen) ? chosen : 'sheet-light';
  useLayoutEffect(() => applyTheme(name), [name]);
  return <Story />;
};

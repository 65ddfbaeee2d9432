import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { storybookTheme } from '../support/manager-theme.ts';
import { applyTheme, type ThemeName, themeOf } from '../support/themes.ts';
import { type Channel, chosenGlobals, updateFramedStories } from './framed-stories.ts';

const docsThemes = {
  light: storybookTheme('docs', 'light'),
  dark: storybookTheme('docs', 'dark'),
} as const;

/** The theme chosen in the toolbar. */
const chosenTheme = (channel: Channel): ThemeName => themeOf(chosenGlobals(channel).theme);

/** A page of documentation in the theme that its stories have. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => chosenTheme(channel));
  useEffect(() => {
    const follow = () => setTheme(chosenTheme(channel));
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useEffect(() => updateFramedStories(channel), [channel]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return <DocsContainer {...props} theme={docsThemes[theme === 'sheet-dark' ? 'dark' : 'light']} />;
}

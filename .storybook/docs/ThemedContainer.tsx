import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { storybookTheme } from '../support/manager-theme.ts';
import { applyTheme, type ThemeName, themeOf } from '../support/themes.ts';

const docsThemes = {
  light: storybookTheme('docs', 'light'),
  dark: storybookTheme('docs', 'dark'),
} as const;

type Channel = DocsContainerProps['context']['channel'];

/** The theme chosen in the toolbar, by its last event. */
function lastTheme(channel: Channel): ThemeName {
  const events = [channel.last(GLOBALS_UPDATED), channel.last(SET_GLOBALS)];
  const [event] = events.flatMap((args: unknown) => (Array.isArray(args) ? args : []));
  return themeOf(event?.globals?.theme);
}

/** A page of documentation in the theme that its stories have. */
export function ThemedContainer(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context;
  const [theme, setTheme] = useState(() => lastTheme(channel));
  useEffect(() => {
    const follow = () => setTheme(lastTheme(channel));
    follow();
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useLayoutEffect(() => applyTheme(theme), [theme]);
  return <DocsContainer {...props} theme={docsThemes[theme === 'sheet-dark' ? 'dark' : 'light']} />;
}

import { createElement, Fragment, type ReactNode } from 'react';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { SIDE_BY_SIDE } from '../support/side-by-side.ts';

const Columns = styled.div({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
});

const Frame = styled.iframe({ border: 0, inlineSize: '100%', blockSize: '100%' });

const themes = { Light: 'sheet-light', Dark: 'sheet-dark' } as const;

/**
 * The story or the page in both themes if the toolbar is set so: each in a frame of its own, so
 * that widths, overlays and play functions are those of a story by itself.
 */
export function SideBySide({ children, storyId }: { children: ReactNode; storyId: string }) {
  const [globals] = useGlobals();
  const api = useStorybookApi();
  const { viewMode = 'story' } = useStorybookState();
  if (globals.theme !== SIDE_BY_SIDE) return children;
  const url = (theme: string) =>
    api.getStoryHrefs(storyId, { viewMode, queryParams: { globals: `theme:${theme}` } })
      .previewHref;
  const frames = Object.entries(themes).map(([name, theme]) =>
    createElement(Frame, { key: theme, title: name, src: url(theme) }),
  );
  return createElement(
    Fragment,
    null,
    createElement('div', { hidden: true }, children),
    createElement(Columns, null, frames),
  );
}

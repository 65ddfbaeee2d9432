import { composeStories } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

type StoriesFile = Parameters<typeof composeStories>[0];

const files = import.meta.glob<StoriesFile>('../*/*.stories.tsx', { eager: true });

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries<FunctionComponent>(composeStories(file)).map(
    ([name, story]) => [`${path.split('/')[1]} ${name}`, story] as const,
  ),
);

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

afterEach(() => vi.restoreAllMocks());

describe('every story, rendered on a server', () => {
  it.each(stories)('%s: no inline style, no duplicate id, no warning of React', (_name, story) => {
    const complain = vi.spyOn(console, 'error');
    const html = renderToStaticMarkup(createElement(story));
    expect(html).not.toContain(' style=');
    const ids = idsOf(html);
    expect(ids).toEqual([...new Set(ids)]);
    expect(complain).not.toHaveBeenCalled();
  });

  it('covers every component that has stories', () => {
    expect(Object.keys(files).length).toBeGreaterThan(50);
  });
});

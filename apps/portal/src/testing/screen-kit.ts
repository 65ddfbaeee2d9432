import { handlers } from '@consultancy/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { PortalParameters } from './story-parameters.ts';

/** Handlers by call, as a story replaces them. */
type Handlers = Partial<Record<keyof typeof handlers, unknown>>;

/** Parameters of a screen's stories: its surroundings, and every call answered well. */
export function screenParameters(portal: PortalParameters) {
  return { layout: 'fullscreen', portal, msw: { handlers } } as const;
}

/** Parameters of one story: the calls that answer in another way, and other surroundings. */
export function given(replaced: Handlers, portal: PortalParameters = {}) {
  return { msw: { handlers: replaced }, portal };
}

/** Expects that the story has gone to an address. */
export async function expectWhereabouts(canvasElement: HTMLElement, address: string) {
  await waitFor(() =>
    expect(within(canvasElement).getByTestId('whereabouts')).toHaveTextContent(address),
  );
}

/** Makes a story a phone's. */
export const onPhone = { globals: { viewport: { value: 'w360' } } } as const;

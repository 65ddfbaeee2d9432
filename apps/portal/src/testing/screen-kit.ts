import { handlers } from '@consultancy/api/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { PortalParameters } from './story-parameters.ts';

/** Handlers by endpoint, as a story replaces them. */
type Handlers = Partial<Record<keyof typeof handlers, unknown>>;

/** Parameters of a screen's stories: its surroundings, and handlers with successful responses. */
export function screenParameters(portal: PortalParameters) {
  return { layout: 'fullscreen', portal, msw: { handlers } } as const;
}

/** Parameters of one story: the replaced handlers, and other surroundings. */
export function storyParameters(replaced: Handlers, portal: PortalParameters = {}) {
  return { msw: { handlers: replaced }, portal };
}

/** Expects that the story has navigated to a URL: this text is a part of it. */
export async function expectUrl(canvasElement: HTMLElement, url: string | RegExp) {
  await waitFor(() => expect(within(canvasElement).getByTestId('address')).toHaveTextContent(url));
}

/** Shows a story at the width of a phone. */
export const onPhone = { globals: { viewport: { value: 'w360' } } } as const;

/** The same with text of 200 % on a screen of 320 px: 360 px have that ratio with text of 225 %. */
export const onPhoneInLargeText = {
  ...onPhone,
  beforeEach: () => {
    document.documentElement.style.fontSize = '225%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
} as const;

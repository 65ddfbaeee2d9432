import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import {
  GLOBALS_UPDATED,
  RESET_STORY_ARGS,
  SET_GLOBALS,
  UPDATE_GLOBALS,
  UPDATE_STORY_ARGS,
} from 'storybook/internal/core-events';

export type Channel = DocsContainerProps['context']['channel'];

/** A frame on a page of documentation, whose story has a preview of its own. */
interface FramedStory {
  readonly __STORYBOOK_PREVIEW__?: { ready(): Promise<void> };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel;
}

/** The choices in the toolbar, by the last event about them. */
export function chosenGlobals(channel: Channel): Readonly<Record<string, unknown>> {
  const events = [channel.last(GLOBALS_UPDATED), channel.last(SET_GLOBALS)];
  const [event] = events.flatMap((args: unknown) => (Array.isArray(args) ? args : []));
  return event?.globals ?? {};
}

/** By its listeners alone: an event would come back from the frame, which reports it to its parent. */
async function send(frame: HTMLIFrameElement, name: string, data: unknown): Promise<void> {
  const story = frame.contentWindow as unknown as FramedStory | null;
  try {
    await story?.__STORYBOOK_PREVIEW__?.ready();
  } catch {
    return; // Its page was left while it loaded.
  }
  for (const listen of story?.__STORYBOOK_ADDONS_CHANNEL__?.listeners(name) ?? []) listen(data);
}

/**
 * Passes what the toolbar and the controls change on to the stories in frames, which Storybook leaves
 * as they are.
 * @returns what ends it.
 */
export function updateFramedStories(channel: Channel): () => void {
  const { theme, locale, density } = chosenGlobals(channel);
  let globals = { theme, locale, density };
  const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('#storybook-docs iframe')];
  const sendArgs = (name: string) => (data: { readonly storyId: string }) => {
    const isOf = ({ src }: HTMLIFrameElement) =>
      new URL(src).searchParams.get('id') === data.storyId;
    for (const frame of frames().filter(isOf)) void send(frame, name, data);
  };
  const listeners = {
    [UPDATE_GLOBALS]: (data: { readonly globals: typeof globals }) => {
      globals = { ...globals, ...data.globals };
      for (const frame of frames()) void send(frame, UPDATE_GLOBALS, data);
    },
    [UPDATE_STORY_ARGS]: sendArgs(UPDATE_STORY_ARGS),
    [RESET_STORY_ARGS]: sendArgs(RESET_STORY_ARGS),
  };
  const sendGlobals = ({ target }: Event) => {
    if (target instanceof HTMLIFrameElement) void send(target, UPDATE_GLOBALS, { globals });
  };
  for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
  // The event of a frame does not bubble.
  document.addEventListener('load', sendGlobals, true);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
    document.removeEventListener('load', sendGlobals, true);
  };
}

import type { SessionUser } from '@consultancy/validation';

/** A message from one tab to the others. */
export type SessionMessage = { type: 'signed-in'; user: SessionUser } | { type: 'signed-out' };

/** A message channel between the tabs of a browser. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(receive: (message: SessionMessage) => void): void;
}

const channelName = 'session';

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;

// Parsed by hand: the session's store is on every page and must not import the schemas.
function readMessage(data: unknown): SessionMessage | null {
  if (!isObject(data)) return null;
  if (data.type === 'signed-out') return { type: data.type };
  if (data.type !== 'signed-in' || !isObject(data.user)) return null;
  const { username, role } = data.user;
  if (typeof username !== 'string' || typeof role !== 'string') return null;
  return { type: data.type, user: { username, role } };
}

/** The browser's own channel; silent where there is none. */
export function browserChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => {} };
  const channel = new BroadcastChannel(channelName);
  return {
    post: (message) => channel.postMessage(message),
    listen: (receive) =>
      channel.addEventListener('message', (event: MessageEvent) => {
        const message = readMessage(event.data);
        if (message) receive(message);
      }),
  };
}

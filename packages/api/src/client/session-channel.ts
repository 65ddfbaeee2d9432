import { type SessionUser, sessionUser } from '@consultancy/validation';

/** What one tab tells the others. */
export type SessionMessage = { type: 'signed-in'; user: SessionUser } | { type: 'signed-out' };

/** A line between the tabs of a browser. */
export interface SessionChannel {
  post(message: SessionMessage): void;
  listen(receive: (message: SessionMessage) => void): () => void;
}

const channelName = 'session';

function readMessage(data: unknown): SessionMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, user } = data as { type?: unknown; user?: unknown };
  if (type === 'signed-out') return { type };
  const parsed = sessionUser.safeParse(user);
  return type === 'signed-in' && parsed.success ? { type, user: parsed.data } : null;
}

/** The browser's own channel; silent where there is none. */
export function browserChannel(): SessionChannel {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(channelName);
  return {
    post: (message) => channel.postMessage(message),
    listen: (receive) => {
      const onMessage = (event: MessageEvent) => {
        const message = readMessage(event.data);
        if (message) receive(message);
      };
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

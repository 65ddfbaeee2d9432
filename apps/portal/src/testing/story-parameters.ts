import type { SessionUser } from '@consultancy/validation';

/** Who is signed in while a story stands. */
export type StorySession =
  /** This person. */
  | SessionUser
  /** Nobody. */
  | null
  /** Not known yet, and never will be. */
  | 'unknown'
  /** Whatever the mocked calls say: the session starts as in the product. */
  | 'start'
  /** Nobody, as a session has just ended. */
  | 'expired';

/** What a screen's story says of its surroundings, in `parameters.portal`. */
export interface PortalParameters {
  /** The address, with its query. @defaultValue '/' */
  route?: string;
  /** State that came along with the address. */
  state?: unknown;
  /** @defaultValue null */
  session?: StorySession;
  /** The frame around it; `bare` where the story brings its own `main`. @defaultValue none */
  frame?: 'public' | 'user' | 'admin' | 'bare';
}

/** Reads `parameters.portal`; null for stories that are not of the portal. */
export function portalParameters(parameters: Record<string, unknown>): PortalParameters | null {
  const { portal } = parameters;
  return typeof portal === 'object' && portal !== null ? portal : null;
}

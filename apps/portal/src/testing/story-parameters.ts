import type { SessionUser } from '@consultancy/validation';

/** Session of a story. */
export type StorySession =
  /** This user. */
  | SessionUser
  /** Anonymous. */
  | null
  /** Unknown, and never resolved. */
  | 'unknown'
  /** Resolved by the mocked endpoints, as in the product. */
  | 'start'
  /** Anonymous, after a session has just expired. */
  | 'expired';

/** Surroundings of a screen's story, in `parameters.portal`. */
export interface PortalParameters {
  /** The address, with its query. @defaultValue '/' */
  route?: string;
  /** State of the navigation to the address. */
  state?: unknown;
  /** @defaultValue null */
  session?: StorySession;
  /** The frame around it; `bare` if the story renders its own `main`. @defaultValue none */
  frame?: 'public' | 'user' | 'admin' | 'bare';
}

/** Reads `parameters.portal`; null for stories that are not of the portal. */
export function portalParameters(parameters: Record<string, unknown>): PortalParameters | null {
  const { portal } = parameters;
  return typeof portal === 'object' && portal !== null ? portal : null;
}

/** Parameters of a story without a screenshot of its own: another one shows the same. */
export const withoutScreenshots = { screenshots: { disable: true } } as const;

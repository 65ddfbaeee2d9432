/** With reduced motion every duration is zero, so no component needs a rule of its own. */
export const stillMotion = {
  fast: '0ms',
  regular: '0ms',
  slow: '0ms',
  spin: '0ms',
  pulse: '0ms',
} as const;

/** The media query under which `stillMotion` holds. */
export const STILL_MEDIA = '(prefers-reduced-motion: reduce)';

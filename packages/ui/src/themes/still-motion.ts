/** Durations with reduced motion: zero, so that no component needs a rule of its own. */
export const stillMotion = {
  fast: '0ms',
  regular: '0ms',
  slow: '0ms',
  spin: '0ms',
  pulse: '0ms',
} as const;

/** Media query in which `stillMotion` applies. */
export const STILL_MEDIA = '(prefers-reduced-motion: reduce)';

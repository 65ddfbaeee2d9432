/** What a color says. `danger` is for errors and findings, and nothing else. */
export const roles = ['neutral', 'primary', 'info', 'warning', 'danger', 'success'] as const;
export type Role = (typeof roles)[number];

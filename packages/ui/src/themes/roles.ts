/** Color roles. `danger` is only for errors and findings. */
export const roles = ['neutral', 'primary', 'info', 'warning', 'danger', 'success'] as const;
export type Role = (typeof roles)[number];
